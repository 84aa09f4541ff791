import { Injectable } from '@nestjs/common';
import type { ConfirmTotp } from '@platform/contracts';
import { Problem, type Person } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { Mfa, Totp } from '../people/second-factors/index.js';
import { Passkeys } from '../signing-in/passkeys/index.js';
import { People } from '../people/index.js';
import { TokenFreshness } from '../signing-in/reauthentication/index.js';
import { type Change, SecondFactorChanges } from '../account-pages/index.js';

/** Second factors and passkeys through the API: looking is free, every change needs a fresh sign-in. */
@Injectable()
export class Protection {
  constructor(
    private readonly people: People,
    private readonly freshness: TokenFreshness,
    private readonly changes: SecondFactorChanges,
    private readonly mfa: Mfa,
    private readonly totp: Totp,
    private readonly passkeyStore: Passkeys,
  ) {}

  async factors({ user_uuid }: Person) {
    return { data: await this.mfa.of(user_uuid) };
  }

  async beginTotp(person: Person, req: FastifyRequest) {
    const { user } = await this.change(person, req);
    return { data: await this.totp.begin(user) };
  }

  async confirmTotp(person: Person, { code }: ConfirmTotp, req: FastifyRequest) {
    const codes = await this.changes.confirmTotp(await this.change(person, req), code);
    if (!codes) throw Problem.field('code', 'This code is not right.');
    return { data: { recovery_codes: codes } };
  }

  async removeTotp(person: Person, req: FastifyRequest): Promise<void> {
    await this.changes.removeTotp(await this.change(person, req));
  }

  async renewCodes(person: Person, req: FastifyRequest) {
    return { data: { recovery_codes: await this.changes.renewRecoveryCodes(await this.change(person, req)) } };
  }

  async passkeys({ user_uuid }: Person) {
    return { data: await this.passkeyStore.of(user_uuid) };
  }

  async removePasskey(person: Person, uuid: string, req: FastifyRequest): Promise<void> {
    const change = await this.change(person, req);
    await this.changes.removePasskey(change, uuid);
  }

  private async change({ user_uuid }: Person, req: FastifyRequest): Promise<Change> {
    await this.freshness.require(req);
    const user = await this.people.active(user_uuid);
    if (!user) throw new Problem('invalid_token');
    return { user, req };
  }
}
