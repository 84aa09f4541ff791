import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, type PageAnswer } from '../../pages/forms/index.js';
import { User } from '../../people/index.js';
import { PendingSignIns, SignInSteps } from '../../signing-in/steps/index.js';
import { AccountDeletion } from './account-deletion.js';
import { keepPage } from './keep.page.js';

const startAgain: PageAnswer = { redirect: '/login' };

/**
 * The last step of a sign-in to an account that is to be erased: nobody is signed in before they said that they keep
 * it.
 */
@Injectable()
export class KeepAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pending: PendingSignIns,
    private readonly steps: SignInSteps,
    private readonly deletion: AccountDeletion,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    const pending = await this.pending.find(req, 'keep');
    const user = pending && (await this.dataSource.manager.findOneBy(User, { uuid: pending.user_uuid }));
    if (!user?.erase_after) return startAgain;
    const language = this.language.of(req);
    const csrf = this.csrf.token(req, reply);
    return { page: keepPage({ language, zone: user.zoneinfo, csrf, eraseAfter: user.erase_after }) };
  }

  async submit(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    const pending = await this.pending.find(req, 'keep');
    if (!pending) return startAgain;
    const keep = this.steps.afterKeeping(req, reply, pending, (tx) => this.deletion.cancel(tx, pending.user_uuid, req));
    return { redirect: await keep };
  }
}
