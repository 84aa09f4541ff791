import { Injectable } from '@nestjs/common';
import { oneSpelling, type EventPayload, type PageOrigin, type ShownInviteLink } from '@platform/contracts';
import { hashToken, noOrigin, type Origin, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { InvitationChanges } from '../invitations/index.js';
import { MembersService } from '../members/index.js';
import { lockOrganization, requireActive } from '../access/index.js';
import { People, type Person } from '../people/index.js';
import { InviteLink } from './invite-link.entity.js';
import { isUsable } from './invite-links.service.js';

type Joiner = Pick<Person, 'uuid' | 'email' | 'email_verified'>;

/** Lets people join by a link, through the API or a page of identity. Opening the link changes nothing. */
@Injectable()
export class Joining {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly invitations: InvitationChanges,
    private readonly people: People,
    private readonly auditLog: AuditLog,
  ) {}

  async joinAs(userUuid: string, token: string, origin: Origin) {
    const organization = await this.join(token, await this.people.require(userUuid), origin);
    return { data: await this.members.find(organization.uuid, userUuid) };
  }

  /** @throws Problem 404 `not_found`, alike for a link that is unknown, revoked, expired or used up */
  async preview(token: string): Promise<ShownInviteLink> {
    const [link] = await rowsOf(
      this.dataSource,
      sql<{ uuid: string; name: string; role_display_name: string }>`
        SELECT organization.uuid, organization.name, role.display_name AS role_display_name
        FROM invite_link link
        JOIN organization ON organization.uuid = link.organization_uuid AND organization.deleted_at IS NULL
        JOIN role ON role.organization_uuid = link.organization_uuid AND role.name = link.role
        WHERE link.token_hash = ${hashToken(token)} AND ${isUsable}`,
    );
    if (!link) throw new Problem('not_found');
    return { organization: link, role_display_name: link.role_display_name };
  }

  /** @param user as identity has them at this moment: an address that was confirmed a second ago counts */
  async joinByToken(token: string, user: EventPayload<'user.updated'>['user'], origin?: PageOrigin) {
    await this.people.remember(user);
    return { organization: await this.join(token, user, { ...noOrigin, ...origin }) };
  }

  private async join(token: string, joiner: Joiner, origin: Origin) {
    return this.dataSource.transaction(async (tx) => {
      const found = await tx.findOneBy(InviteLink, { token_hash: hashToken(token) });
      if (!found) throw new Problem('not_found');
      const organization = requireActive(await lockOrganization(tx, found.organization_uuid));
      const link = await use(found.uuid);
      requireAllowed(joiner, link.allowed_domains);
      // A link invites nobody in particular, so it does not undo a removal.
      await this.members.refuseRemoved(tx, organization.uuid, joiner.uuid);
      // A person with a pending invitation gets its role, as if they had accepted it.
      const invitation = await this.invitations.pendingTo(tx, organization, oneSpelling(joiner.email));
      const role = invitation?.role ?? link.role;
      const author = { organization_uuid: organization.uuid, user_uuid: joiner.uuid, origin };
      await this.auditLog.record(tx, author, {
        event: 'invite_link.used',
        target: { type: 'invite_link', id: link.uuid, name: null },
        metadata: { role, uses_count: link.uses_count },
      });
      const joinDetails = { role, source: 'invite_link' as const, invite_link_uuid: link.uuid };
      const member = await this.members.add(tx, organization, joiner.uuid, joinDetails, author);
      if (!member) throw new Problem('already_member');
      if (invitation) await this.invitations.close(tx, organization, invitation, 'accepted', author);
      return organization;

      /**
       * Takes one use of the link, if one is left. Check and update are one statement. A join that fails later gives
       * the use back, as its transaction rolls back.
       */
      async function use(uuid: string): Promise<InviteLink> {
        const links = await rowsOf(
          tx,
          sql<InviteLink>`
            UPDATE invite_link link SET uses_count = uses_count + 1 FROM role
            WHERE link.uuid = ${uuid} AND role.organization_uuid = link.organization_uuid AND role.name = link.role
              AND ${isUsable}
            RETURNING link.*`,
        );
        if (!links[0]) throw new Problem('not_found');
        return links[0];
      }
    });
  }
}

function requireAllowed({ email, email_verified }: Joiner, allowedDomains: string[]): void {
  if (!email_verified) throw new Problem('email_unverified');
  const domain = oneSpelling(email).split('@').at(-1)!;
  if (allowedDomains.length && !allowedDomains.includes(domain)) throw new Problem('domain_not_allowed');
}
