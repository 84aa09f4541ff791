import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { html } from '@platform/service-kit';
import { Flows, targetOf } from '../flows/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { alert, layout } from '../../pages/layout/index.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { byPasskey } from '../../protocol/settings/index.js';
import { SignInSteps } from '../steps/index.js';
import { Challenges } from './challenges.js';
import { parseUsedCredential } from './credential.js';
import { passkeyTexts } from './passkey-sign-in.texts.js';
import { Passkeys } from './passkeys.js';

/** Signing in with a passkey alone: the browser names the person. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly dataSource: DataSource,
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
    const user = userUuid && (await this.person(userUuid));
    const { returnTo } = targetOf(flow, form);
    if (user) return { redirect: await this.steps.signIn(req, reply, { user, amr: byPasskey, flow, returnTo }) };
    const language = this.language.of(req, flow);
    const texts = passkeyTexts[language];
    const body = html`${alert(texts.failed)}
      <p class="aside"><a href="/login${flow && `?flow=${flow.handle}`}">${texts.again}</a></p>`;
    return { status: 401, page: layout({ language, title: texts.title, body }) };
  }

  /** One who waits for the account's end may still sign in, to keep it. */
  private async person(uuid: string): Promise<{ uuid: string } | undefined> {
    const [user] = await this.dataSource.query<{ uuid: string }[]>(
      `SELECT uuid FROM users WHERE uuid = $1 AND is_active`,
      [uuid],
    );
    return user;
  }
}
