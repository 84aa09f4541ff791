import { Injectable } from '@nestjs/common';
import { Problem, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { dayInWords, messages, PageLanguage } from '../../pages/i18n/index.js';
import { People, User } from '../../people/index.js';
import { SecurityNotices } from '../../people/mails/index.js';
import { LiveSessions } from '../../protocol/sessions/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';
import { ownedOrganizations } from './owned-organizations.js';

export const graceDays = 14;
const suspendedMessage =
  'You own an organization that is suspended. ' +
  'Only the operator of the platform can transfer or delete it: ask them first.';

/**
 * The end of an account, with fourteen days to think again. Until then it sleeps: nobody is signed in to it, no token
 * and no key of links works, and signing in offers to keep it.
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly sessions: LiveSessions,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
    private readonly language: PageLanguage,
    private readonly people: People,
  ) {}

  /** When it will be erased. Throws `last_owner` with the organizations while the person owns one. */
  async request(userUuid: string, req: FastifyRequest): Promise<Date> {
    return this.transaction.write(async (tx) => {
      const user = await lock(tx, userUuid);
      const organizations = await ownedOrganizations(tx, userUuid);
      if (organizations.length) {
        const isSuspended = organizations.some(({ is_active }) => !is_active);
        throw new Problem('last_owner', {
          ...(isSuspended && { message: suspendedMessage }),
          fields: { organizations },
        });
      }
      const [changed] = await rowsOf(
        tx,
        sql<Pick<User, 'erase_after'>>`
          UPDATE users SET erase_after = coalesce(erase_after, now() + make_interval(days => ${graceDays}))
          WHERE uuid = ${userUuid} RETURNING erase_after`,
      );
      const eraseAfter = changed!.erase_after!;
      await this.events.record(tx, userUuid, 'deletion_requested', req);
      await this.notices.add(tx, user, 'deletionRequested', req, [this.untilWhen(user, eraseAfter)]);
      await this.sessions.endAll(tx, userUuid);
      await this.people.tellStatus(tx, { ...user, erase_after: eraseAfter });
      return eraseAfter;
    });
  }

  /** Takes it back; part of the sign-in that wants the account kept. */
  async cancel(tx: EntityManager, userUuid: string, req: FastifyRequest): Promise<void> {
    const user = await lock(tx, userUuid);
    if (!user.erase_after) return;
    await tx.update(User, userUuid, { erase_after: null });
    await this.events.record(tx, userUuid, 'deletion_cancelled', req);
    await this.notices.add(tx, user, 'deletionCancelled', req);
    await this.people.tellStatus(tx, { ...user, erase_after: null });
  }

  private untilWhen(user: User, eraseAfter: Date): string {
    const language = this.language.ofPerson(user);
    const date = dayInWords({ language, zone: user.zoneinfo }, eraseAfter, 'long');
    return messages('deletion', language).mailUntil({ date });
  }
}

async function lock(tx: EntityManager, uuid: string): Promise<User> {
  const user = await tx.findOne(User, { where: { uuid, is_active: true }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw new Problem('not_found');
  return user;
}
