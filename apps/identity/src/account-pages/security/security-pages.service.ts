import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentityConfig } from '../../config.js';
import { Mfa, RecoveryCodes, Totp } from '../../people/second-factors/index.js';
import { browserFacts, browserName } from '../../people/history/index.js';
import { type Done, doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { Challenges, parseNewCredential, Passkeys } from '../../signing-in/passkeys/index.js';
import { plainText } from '../../people/index.js';
import { SignedIn, type SignedInPerson } from '../../signing-in/reauthentication/index.js';
import { passkeyPage } from './passkey.page.js';
import { recoveryCodesPage, recoveryCodesText } from './recovery-codes.page.js';
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
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly config: IdentityConfig,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language, zone, csrf, done }) => {
      const [factors, passkeys, codes] = await Promise.all([
        this.mfa.of(user.uuid),
        this.passkeys.of(user.uuid),
        this.recoveryCodes.nameOf(user.uuid),
      ]);
      return { page: securityPage({ language, zone, csrf, factors, passkeys, codes, done }) };
    });
  }

  async showTotp(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, totpPath, (person) => this.totpSetUp(person));
  }

  async confirmTotp(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, totpPath, async (person) => {
      const codes = await this.changes.confirmTotp(person, form['code'] ?? '');
      return codes ? afterAdding(person, codes, 'totp_on') : this.totpSetUp(person, true);
    });
  }

  async removeTotp(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, home, async (person) => {
      await this.changes.removeTotp(person);
      return doneAt(home, 'totp_removed');
    });
  }

  async renewCodes(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, home, async (person) => {
      // A form of the version before names no codes: it is shown anew.
      if (form['codes'] === undefined) return { redirect: home };
      const codes = await this.changes.replaceRecoveryCodes(person, form['codes']);
      return afterAdding(person, codes ?? [], 'codes_made_before');
    });
  }

  /**
   * Gives back what the page of the codes sends along, to be kept as a file; not codes that are void by now, or
   * others'.
   */
  async downloadCodes(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async ({ user, language }) => {
      const codes = (form['codes'] ?? '').split(' ');
      if (!(await this.recoveryCodes.areOf(user.uuid, codes))) return doneAt(home, 'codes_made_before');
      const { host } = new URL(this.config.AUTH_URL);
      return {
        file: recoveryCodesText({ language, email: user.email, host, codes }),
        name: 'recovery-codes.txt',
        type: 'text/plain; charset=utf-8',
      };
    });
  }

  async showPasskey(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, passkeyPath, (person) => this.passkeySetUp(person, reply));
  }

  async addPasskey(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, passkeyPath, async (person) => {
      const challenge = await this.challenges.consume(req, reply, 'add');
      const answer = parseNewCredential(form['credential']);
      const name = nameOf(form['name'], req);
      const codes = challenge && answer && (await this.changes.addPasskey(person, challenge, answer, name));
      if (codes) return afterAdding(person, codes, 'passkey_added');
      const isThere = answer && (await this.passkeys.has(person.user.uuid, answer.id));
      return isThere ? doneAt(home, 'passkey_added_before') : this.passkeySetUp(person, reply, true);
    });
  }

  async removePasskey(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, home, async (person) => {
      await this.changes.removePasskey(person, form['uuid'] ?? '');
      return doneAt(home, 'passkey_removed');
    });
  }

  private async totpSetUp({ user, language, csrf }: SignedInPerson, hasFailed = false): Promise<PageAnswer> {
    // The form that has shown the codes, sent again.
    if ((await this.mfa.of(user.uuid)).totp) return doneAt(home, 'totp_on_before');
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

/** Codes are shown once, on the answer itself; where there are none to show, it goes back and says what was done. */
function afterAdding({ language, csrf }: SignedInPerson, codes: string[], done: Done): PageAnswer {
  return codes.length ? { page: recoveryCodesPage({ language, csrf, codes }) } : doneAt(home, done);
}

/** What the person calls the passkey, else the browser it was made in. */
function nameOf(typed: string | undefined, req: FastifyRequest): string {
  return plainText(typed ?? '', longestName) || browserName(browserFacts(req)) || 'Passkey';
}
