import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { doneAt } from '../../pages/forms/done.js';
import type { PageAnswer } from '../../pages/forms/page-answer.js';
import type { Form } from '../../pages/forms/page-form.js';
import { ProfileEdit } from '../../accounts/profile/profile-edit.service.js';
import { SignedIn } from '../../signing-in/reauthentication/signed-in.js';
import { Sessions } from '../../signing-in/flows/sessions.js';
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
