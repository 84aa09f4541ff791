import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Mfa } from '../mfa/second-factors.js';
import { Totp } from '../mfa/totp.js';
import { browserFacts } from '../devices/browser-facts.js';
import type { PageAnswer } from '../pages/page-answer.js';
import type { Form } from '../pages/page-form.js';
import { Challenges } from '../passkeys/challenges.js';
import { parseNewCredential } from '../passkeys/credential.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { SignedIn, type SignedInPerson } from '../reauthentication/signed-in.js';
import { passkeyPage } from './passkey.page.js';
import { recoveryCodesPage } from './recovery-codes.page.js';
import { SecondFactorChanges } from './second-factor-changes.js';
import { securityPage } from './security.page.js';
import { totpPage } from './totp.page.js';

const home = '/account/security';
const totpPath = `${home}/totp`;
const passkeyPath = `${home}/passkeys`;
const longestName = 60;

/** What somebody does about the protection of their account. Looking is free, every change needs a fresh sign-in. */
@Injectable()
export class SecurityPages {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly changes: SecondFactorChanges,
    private readonly mfa: Mfa,
    private readonly totp: Totp,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, csrf }) => {
      const [factors, passkeys] = await Promise.all([this.mfa.of(user.uuid), this.passkeys.of(user.uuid)]);
      return { page: securityPage({ language, csrf, factors, passkeys }) };
    });
  }

  async showTotp(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, totpPath, (person) => this.totpSetUp(person));
  }

  async confirmTotp(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    return this.signedIn.freshForm(req, reply, form, totpPath, async (person) => {
      const codes = await this.changes.confirmTotp(person, form['code'] ?? '');
      return codes ? afterAdding(person, codes) : this.totpSetUp(person, true);
    });
  }

  async removeTotp(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    return this.signedIn.freshForm(req, reply, form, home, async (person) => {
      await this.changes.removeTotp(person);
      return { redirect: home };
    });
  }

  async renewCodes(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    return this.signedIn.freshForm(req, reply, form, home, async (person) =>
      afterAdding(person, await this.changes.renewRecoveryCodes(person)),
    );
  }

  async showPasskey(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, passkeyPath, (person) => this.passkeySetUp(person, reply));
  }

  async addPasskey(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    return this.signedIn.freshForm(req, reply, form, passkeyPath, async (person) => {
      const challenge = await this.challenges.consume(req, reply, 'add');
      const answer = parseNewCredential(form['credential']);
      const name = nameOf(form['name'], req);
      const codes = challenge && answer && (await this.changes.addPasskey(person, challenge, answer, name));
      return codes ? afterAdding(person, codes) : this.passkeySetUp(person, reply, true);
    });
  }

  async removePasskey(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    return this.signedIn.freshForm(req, reply, form, home, async (person) => {
      await this.changes.removePasskey(person, form['uuid'] ?? '');
      return { redirect: home };
    });
  }

  private async totpSetUp({ user, language, csrf }: SignedInPerson, hasFailed = false): Promise<PageAnswer> {
    const setUp = await this.totp.begin(user);
    return { status: hasFailed ? 422 : 200, page: totpPage({ language, csrf, setUp, hasFailed }) };
  }

  private async passkeySetUp(person: SignedInPerson, reply: FastifyReply, hasFailed = false): Promise<PageAnswer> {
    const { user, language, csrf, req } = person;
    const options = await this.passkeys.optionsToAdd(user, this.challenges.issue(req, reply, 'add'));
    const name = nameOf(undefined, req);
    return { status: hasFailed ? 422 : 200, page: passkeyPage({ language, csrf, options, name, hasFailed }) };
  }
}

/** Codes are shown once, on the answer itself; where there are none to show, it goes back. */
function afterAdding({ language, csrf }: SignedInPerson, codes: string[]): PageAnswer {
  return codes.length ? { page: recoveryCodesPage({ language, csrf, codes }) } : { redirect: home };
}

/** What the person calls the passkey, else the browser it was made in. */
function nameOf(typed: string | undefined, req: FastifyRequest): string {
  const { browser, system } = browserFacts(req);
  const name = (typed ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestName);
  return name || [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
