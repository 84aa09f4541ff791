import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdentityProviders } from '../federation/index.js';
import { type Form, ownPath, type PageAnswer } from '../../pages/forms/index.js';
import { Challenges, parseUsedCredential, Passkeys } from '../passkeys/index.js';
import type { User } from '../../people/index.js';
import { byPasskey, byPassword } from '../../protocol/settings/index.js';
import { SignInSteps } from '../steps/index.js';
import { KnownPassword, SignedIn, type SignedInPerson } from '../reauthentication/index.js';
import { confirmPage } from './confirm.page.js';

/**
 * Proving again that it is the owner who sits here: a whole sign-in, with the second factor, of the person who is
 * signed in.
 */
@Injectable()
export class Confirm {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly password: KnownPassword,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly steps: SignInSteps,
    private readonly providers: IdentityProviders,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, to: unknown): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async (person) => ({ page: await this.page(person, reply, backTo(to)) }));
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.page(req, reply, async (person) => {
      const to = backTo(form['to']);
      const proof = await this.prove(req, reply, person.user, form);
      if (proof) {
        const proven = { ...proof, user: person.user, flow: undefined, returnTo: to };
        return { redirect: await this.steps.signIn(req, reply, proven) };
      }
      return { status: 401, page: await this.page(person, reply, to, true) };
    });
  }

  private async prove(req: FastifyRequest, reply: FastifyReply, user: User, form: Form) {
    if (form['credential'] === undefined) {
      const passwordHash = await this.password.check(req, user.uuid, form['password'] ?? '');
      return passwordHash === null ? undefined : { amr: byPassword, passwordHash };
    }
    const challenge = await this.challenges.consume(req, reply, 'confirm');
    const answer = parseUsedCredential(form['credential']);
    const isRight = challenge && answer && (await this.passkeys.use(challenge, answer, user.uuid));
    return isRight ? { amr: byPasskey } : undefined;
  }

  private async page(person: SignedInPerson, reply: FastifyReply, to: string, hasFailed = false) {
    const hasPasskeys = (await this.passkeys.of(person.user.uuid)).length > 0;
    const challenge = hasPasskeys ? this.challenges.issue(person.req, reply, 'confirm') : undefined;
    return confirmPage({
      language: person.language,
      csrf: person.csrf,
      email: person.user.email,
      to,
      passkeyOptions: challenge ? await this.passkeys.optionsToUse(challenge, person.user.uuid) : undefined,
      hasFailed,
      providers: await this.providers.linkedTo(person.user.uuid),
    });
  }
}

/** Only pages of the account; anything else leads to its first one. */
function backTo(to: unknown): string {
  const path = ownPath(to);
  return path && /^\/account(\/|$)/.test(path) ? path : '/account';
}
