import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, AccountTokens, masked } from '../../people/mails/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, doneAt, type Form, type PageAnswer, textOf } from '../../pages/forms/index.js';
import { People } from '../../people/index.js';
import { Sessions, withTarget } from '../../signing-in/flows/index.js';
import { SignOuts } from '../../protocol/sessions/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';
import { linkIsOverPage } from '../registration/index.js';
import { emailPath, type AddressChange } from './email-change.service.js';
import { addressTakenBackPage, confirmChangePage, undoChangePage } from './email-change.page.js';

const confirmPath = `${emailPath}/confirm`;

/** The two links of a change of address: the new address confirms it, the old one can take it back for a week. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly signOuts: SignOuts,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  /**
   * Only for the account that asked: else somebody could enter a stranger's address, have them click, and own an
   * account with a confirmed address that is not theirs.
   */
  async showConfirm(req: FastifyRequest, reply: FastifyReply, query: unknown): Promise<PageAnswer> {
    const token = textOf(query);
    const language = this.language.of(req);
    const waiting = await this.tokens.find<AddressChange>('change_email', token);
    if (!waiting) return { status: 404, page: linkIsOverPage({ language }) };
    const signedIn = await this.sessions.signedIn(req);
    if (!signedIn) return { redirect: withTarget('/login', { returnTo: `${confirmPath}?token=${token}` }) };
    if (signedIn !== waiting.user_uuid) return { status: 404, page: linkIsOverPage({ language }) };
    return { page: confirmChangePage({ language, csrf: this.csrf.token(req, reply), token, ...waiting.secret }) };
  }

  async confirm(req: FastifyRequest, form: Form): Promise<PageAnswer> {
    const signedIn = await this.sessions.signedIn(req);
    const waiting = await this.tokens.find<AddressChange>('change_email', form['token']);
    if (!signedIn || waiting?.user_uuid !== signedIn) return this.isOver(req);
    const isDone = await this.transaction.write((tx) => this.change(tx, req, signedIn, form['token']));
    return isDone ? doneAt('/account', 'address_confirmed') : this.isOver(req);
  }

  async showUndo(req: FastifyRequest, reply: FastifyReply, query: unknown): Promise<PageAnswer> {
    const token = textOf(query);
    const waiting = await this.tokens.find<AddressChange>('undo_change_email', token);
    if (!waiting) return this.isOver(req);
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), token };
    const { from, to } = waiting.secret;
    return { page: undoChangePage({ ...page, from, to: masked(to) }) };
  }

  /**
   * The old address is back, and whoever changed it is out: they may know the password, so its owner is led to a new
   * one.
   */
  async undo(req: FastifyRequest, form: Form): Promise<PageAnswer> {
    const isDone = await this.transaction.write((tx) => this.takeBack(tx, req, form['token']));
    return isDone ? { page: addressTakenBackPage({ language: this.language.of(req) }) } : this.isOver(req);
  }

  private async change(tx: EntityManager, req: FastifyRequest, signedIn: string, token: unknown): Promise<boolean> {
    const waiting = await this.tokens.consume<AddressChange>(tx, 'change_email', token);
    if (!waiting) return false;
    const { from, to } = waiting.secret;
    const user = await this.people.active(signedIn, tx);
    if (user?.email !== from || !(await this.people.confirmAddress(tx, user.uuid, to))) return false;
    // Links that were sent to the old address open nothing any more.
    await this.tokens.discard(tx, user.uuid, ['reset_password', 'verify_email']);
    await this.events.record(tx, user.uuid, 'email_changed', req, { from, to });
    const undo = await this.tokens.issue(tx, 'undo_change_email', user.uuid, waiting.secret);
    await this.mails.addressChanged(tx, user, to, undo);
    return true;
  }

  private async takeBack(tx: EntityManager, req: FastifyRequest, token: unknown): Promise<boolean> {
    const waiting = await this.tokens.consume<AddressChange>(tx, 'undo_change_email', token);
    if (!waiting?.user_uuid) return false;
    const { from } = waiting.secret;
    if (!(await this.people.confirmAddress(tx, waiting.user_uuid, from))) return false;
    await this.tokens.discard(tx, waiting.user_uuid, [
      'reset_password',
      'verify_email',
      'change_email',
      'undo_change_email',
    ]);
    await this.signOuts.everywhere(tx, waiting.user_uuid);
    await this.events.record(tx, waiting.user_uuid, 'email_changed', req, { to: from });
    return true;
  }

  private isOver(req: FastifyRequest): PageAnswer {
    return { status: 404, page: linkIsOverPage({ language: this.language.of(req) }) };
  }
}
