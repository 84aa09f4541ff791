import { Injectable } from '@nestjs/common';
import { deleteInBatches, hashToken, part, Periodic, randomToken, rowsOf, Sealing, sql } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { cookieOptions } from '../../pages/cookies/index.js';

/** What a passkey is asked for; a challenge of one is no challenge of another. */
export type ChallengePurpose = 'sign-in' | 'mfa' | 'confirm' | 'add';

const lifetimeMs = 3_600_000;
const renewMs = lifetimeMs / 2;
const purgeEveryMs = 600_000;
const sealingPurpose = 'passkey challenge';

interface Kept {
  challenge: string;
  purpose: ChallengePurpose;
  expiresAtMs: number;
}

/**
 * Challenges of WebAuthn, bound to the browser by a sealed cookie: looking at the sign-in page writes nothing. Each is
 * good once, as a used one leaves its hash. Two tabs share one until one of them uses it.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly config: IdentityConfig,
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    periodic: Periodic,
  ) {
    periodic.add('purge-challenges', purgeEveryMs, (stopping) => this.purge(stopping));
  }

  /** base64url of 32 random bytes. */
  issue(req: FastifyRequest, reply: FastifyReply, purpose: ChallengePurpose): string {
    const known = this.read(req, purpose);
    if (known && known.expiresAtMs - Date.now() > renewMs) return known.challenge;
    const kept: Kept = { challenge: randomToken(), purpose, expiresAtMs: Date.now() + lifetimeMs };
    const sealed = this.sealing.seal(JSON.stringify(kept), sealingPurpose);
    void reply.setCookie(cookieName(purpose), sealed, cookieOptions(this.config, lifetimeMs / 1000));
    return kept.challenge;
  }

  /** The challenge of this browser, used up by this call: of any number of parallel calls exactly one gets it. */
  async consume(req: FastifyRequest, reply: FastifyReply, purpose: ChallengePurpose): Promise<string | undefined> {
    const kept = this.read(req, purpose);
    delete req.cookies[cookieName(purpose)];
    void reply.clearCookie(cookieName(purpose), cookieOptions(this.config));
    if (!kept) return undefined;
    const rows = await rowsOf(
      this.dataSource,
      sql`
        INSERT INTO used_challenges (hash, expires_at)
        VALUES (${hashToken(kept.challenge)}, to_timestamp(${kept.expiresAtMs} / 1000.0))
        ON CONFLICT DO NOTHING RETURNING hash`,
    );
    return rows.length ? kept.challenge : undefined;
  }

  private read(req: FastifyRequest, purpose: ChallengePurpose): Kept | undefined {
    const sealed = req.cookies[cookieName(purpose)];
    if (!sealed) return undefined;
    try {
      const kept = JSON.parse(this.sealing.open(sealed, sealingPurpose)) as Kept;
      return kept.purpose === purpose && kept.expiresAtMs > Date.now() ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  private async purge(stopping?: AbortSignal): Promise<void> {
    await deleteInBatches(this.dataSource, 'used_challenges', part`expires_at < now()`, { stopping });
  }
}

function cookieName(purpose: ChallengePurpose): string {
  return `identity_passkey_${purpose}`;
}
