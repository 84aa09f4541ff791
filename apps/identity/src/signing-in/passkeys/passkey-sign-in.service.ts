import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Repository } from 'typeorm';
import { html } from '@platform/service-kit';
import { Flows, targetOf } from '../flows/index.js';
import { messages, PageLanguage } from '../../pages/i18n/index.js';
import { alert, layout } from '../../pages/layout/index.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { User } from '../../people/index.js';
import { byPasskey } from '../../protocol/settings/index.js';
import { SignInSteps } from '../steps/index.js';
import { Challenges } from './challenges.js';
import { parseUsedCredential } from './credential.js';
import { Passkeys } from './passkeys.js';

/** Signing in with a passkey alone: the browser names the person. */
@Injectable()
export class PasskeySignIn {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly flows: Flows,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly steps: SignInSteps,
    private readonly language: PageLanguage,
  ) {}

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const flow = await this.flows.find(req, form['flow'], 'login');
    const challenge = await this.challenges.consume(req, reply, 'sign-in');
    const answer = parseUsedCredential(form['credential']);
    const userUuid = challenge && answer && (await this.passkeys.use(challenge, answer));
    // One who waits for the account's end may still sign in, to keep it.
    const user = userUuid && (await this.users.findOneBy({ uuid: userUuid, is_active: true }));
    const { returnTo } = targetOf(flow, form);
    if (user) return { redirect: await this.steps.signIn(req, reply, { user, amr: byPasskey, flow, returnTo }) };
    const language = this.language.of(req, flow);
    const texts = messages('passkey-sign-in', language);
    const body = html`${alert(texts.failed)}
      <p class="aside"><a href="/login${flow && `?flow=${flow.handle}`}">${texts.again}</a></p>`;
    return { status: 401, page: layout({ language, title: texts.title, body }) };
  }
}
