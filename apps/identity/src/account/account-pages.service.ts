import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageLanguage } from '../i18n/page-language.js';
import { People } from '../people/people.service.js';
import type { User } from '../people/user.entity.js';
import { ProfileEdit } from '../profile/profile-edit.service.js';
import { accountPage } from './account.page.js';
import { Csrf } from '../pages/csrf.js';
import type { PageAnswer } from '../pages/page-answer.js';
import type { Form } from '../pages/page-form.js';
import { Sessions } from '../sessions/sessions.js';
import { profileValues, readProfile } from './profile-form.js';

/** What somebody sees of their own account. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly profiles: ProfileEdit,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, saved: unknown): Promise<PageAnswer> {
    const user = await this.signedIn(req, reply);
    if (!user) return { redirect: '/login' };
    const shown = { ...this.common(req, reply, user), values: profileValues(user) };
    return { page: accountPage({ ...shown, isSaved: saved !== undefined }) };
  }

  async save(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    this.csrf.check(req, form['csrf']);
    const user = await this.signedIn(req, reply);
    if (!user) return { redirect: '/login' };
    const { change, errors } = readProfile(this.language.of(req), form);
    if (errors) return { status: 422, page: accountPage({ ...this.common(req, reply, user), values: form, errors }) };
    await this.profiles.update(user.uuid, change, req);
    return { redirect: '/account?saved' };
  }

  async signOut(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    this.csrf.check(req, form['csrf']);
    await this.sessions.signOut(req, reply);
    return { redirect: '/login' };
  }

  private async signedIn(req: FastifyRequest, reply: FastifyReply): Promise<User | null> {
    const userUuid = await this.sessions.signedIn(req);
    const user = userUuid ? await this.people.active(userUuid) : null;
    // A session of an account that is gone would send the sign-in page back to here.
    if (userUuid && !user) await this.sessions.signOut(req, reply);
    return user;
  }

  private common(req: FastifyRequest, reply: FastifyReply, user: User) {
    return { language: this.language.of(req), csrf: this.csrf.token(req, reply), user };
  }
}
