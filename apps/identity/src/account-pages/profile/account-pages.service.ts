import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { ProfileEdit } from '../../accounts/profile/index.js';
import { SignedIn } from '../../signing-in/reauthentication/index.js';
import { Sessions } from '../../signing-in/flows/index.js';
import { accountPage } from './account.page.js';
import { profileValues, readProfile } from './profile-form.js';

/** What somebody sees of their own account. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly sessions: Sessions,
    private readonly profiles: ProfileEdit,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, ({ user, language, csrf, done }) =>
      Promise.resolve({ page: accountPage({ language, csrf, user, values: profileValues(user), done }) }),
    );
  }

  async save(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, csrf }) => {
      const { change, errors } = readProfile(language, form);
      if (errors) return { status: 422, page: accountPage({ language, csrf, user, values: form, errors }) };
      await this.profiles.update(user.uuid, change, req);
      return doneAt('/account', 'saved');
    });
  }

  async signOut(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    await this.sessions.signOut(req, reply);
    return { redirect: '/login' };
  }
}
