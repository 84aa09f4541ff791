import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageLanguage } from '../i18n/page-language.js';
import { People } from '../people/people.service.js';
import { accountPage } from './account.page.js';
import { Csrf } from '../pages/csrf.js';
import type { PageAnswer } from '../pages/page-answer.js';
import type { Form } from '../pages/page-form.js';
import { Sessions } from '../sessions/sessions.js';

/** What somebody sees of their own account. */
@Injectable()
export class Account {
  constructor(
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    const userUuid = await this.sessions.signedIn(req);
    const user = userUuid && (await this.people.active(userUuid));
    if (user)
      return { page: accountPage({ language: this.language.of(req), csrf: this.csrf.token(req, reply), user }) };
    // A session of an account that is gone would send the sign-in page back to here.
    if (userUuid) await this.sessions.signOut(req, reply);
    return { redirect: '/login' };
  }

  async signOut(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    this.csrf.check(req, form['csrf']);
    await this.sessions.signOut(req, reply);
    return { redirect: '/login' };
  }
}
