import { Injectable } from '@nestjs/common';
import { execute, log, newUuid, platformBrand, Problem, rowsOf, sql } from '@platform/service-kit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { fullName, type User } from '../../people/index.js';

export interface Passkey {
  uuid: string;
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

interface StoredPasskey {
  id: string;
  user_uuid: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
}

const maxPasskeys = 20;

/** Passkeys (WebAuthn level 3): discoverable, and their holder always verified, so that one alone is two factors. */
@Injectable()
export class Passkeys {
  /** The host of the public address: browsers accept a passkey there and nowhere else. */
  private readonly host: string;
  private readonly origin: string;

  constructor(
    config: IdentityConfig,
    private readonly dataSource: DataSource,
  ) {
    this.host = new URL(config.AUTH_URL).hostname;
    this.origin = config.AUTH_URL;
  }

  /** For `navigator.credentials.create`. */
  async optionsToAdd(user: User, challenge: string) {
    const known = await this.stored(user.uuid);
    return generateRegistrationOptions({
      rpName: platformBrand().name,
      rpID: this.host,
      userName: user.email,
      userID: Uint8Array.from(handleOf(user.uuid)),
      userDisplayName: fullName(user),
      challenge: bytes(challenge),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Whether a passkey of this id, as browsers give it, is the person's. */
  async has(userUuid: string, id: string): Promise<boolean> {
    return (await this.stored(userUuid)).some((known) => known.id === id);
  }

  /** For `navigator.credentials.get`; without a person the browser offers whatever passkeys it has for us. */
  async optionsToUse(challenge: string, userUuid?: string) {
    const known = userUuid ? await this.stored(userUuid) : [];
    return generateAuthenticationOptions({
      rpID: this.host,
      challenge: bytes(challenge),
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
  }

  /** Keeps a new one. False when the browser's answer is not right; throws `limit_reached` and `already_exists`. */
  async add(tx: EntityManager, userUuid: string, challenge: string, answer: RegistrationResponseJSON, name: string) {
    const verified = await checked(() =>
      verifyRegistrationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
      }),
    );
    if (!verified?.verified) return false;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    const { id, publicKey, counter, transports = [] } = credential;
    await rowsOf(tx, sql`SELECT FROM users WHERE uuid = ${userUuid} FOR UPDATE`);
    const [known] = await rowsOf(
      tx,
      sql<{ number: number }>`SELECT count(*)::int AS number FROM passkeys WHERE user_uuid = ${userUuid}`,
    );
    if (known!.number >= maxPasskeys) throw new Problem('limit_reached');
    const added = await rowsOf(
      tx,
      sql`
        INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
        VALUES (${id}, ${newUuid()}, ${userUuid}, ${Buffer.from(publicKey)}, ${counter}, ${transports}, ${name},
          ${credentialBackedUp})
        ON CONFLICT (id) DO NOTHING RETURNING id`,
    );
    if (!added.length) throw new Problem('already_exists');
    return true;
  }

  /**
   * Whose passkey signed the challenge; undefined when it is not right, or not one of `userUuid` where that is given.
   */
  async use(challenge: string, answer: AuthenticationResponseJSON, userUuid?: string): Promise<string | undefined> {
    const of = userUuid ?? null;
    const [known] = await rowsOf(
      this.dataSource,
      sql<StoredPasskey>`
        SELECT id, user_uuid, public_key, counter, transports FROM passkeys
        WHERE id = ${answer.id} AND (${of}::uuid IS NULL OR user_uuid = ${of})`,
    );
    if (!known || !isHandleOf(known.user_uuid, answer.response.userHandle)) return undefined;
    const { id, counter, transports } = known;
    const verified = await checked(() =>
      verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: { id, counter: Number(counter), transports, publicKey: Uint8Array.from(known.public_key) },
      }),
    );
    if (!verified?.verified) return undefined;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    // A counter that does not grow is a copied key; many passkeys count nothing and stay at 0.
    const used = await execute(
      this.dataSource,
      sql`
        UPDATE passkeys SET counter = ${newCounter}, is_backed_up = ${credentialBackedUp}, last_used_at = now()
        WHERE id = ${id} AND (counter < ${newCounter} OR (counter = 0 AND ${newCounter} = 0))`,
    );
    return used === 1 ? known.user_uuid : undefined;
  }

  /** Oldest first. */
  async of(userUuid: string): Promise<Passkey[]> {
    return rowsOf(
      this.dataSource,
      sql<Passkey>`
        SELECT uuid, name, is_backed_up, created_at, last_used_at FROM passkeys
        WHERE user_uuid = ${userUuid} ORDER BY created_at, uuid`,
    );
  }

  /** The name of what was removed; undefined when this person has no such passkey. */
  async remove(tx: EntityManager, userUuid: string, uuid: string): Promise<string | undefined> {
    const [removed] = await rowsOf(
      tx,
      sql<{ name: string }>`DELETE FROM passkeys WHERE user_uuid = ${userUuid} AND uuid = ${uuid} RETURNING name`,
    );
    return removed?.name;
  }

  private async stored(userUuid: string): Promise<{ id: string; transports: string[] }[]> {
    return rowsOf(
      this.dataSource,
      sql<{ id: string; transports: string[] }>`SELECT id, transports FROM passkeys WHERE user_uuid = ${userUuid}`,
    );
  }
}

function bytes(challenge: string) {
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/** The user handle, which the passkey hands back: the person's UUID. */
function handleOf(userUuid: string): Buffer {
  return Buffer.from(userUuid.replaceAll('-', ''), 'hex');
}

function isHandleOf(userUuid: string, handle: string | null | undefined): boolean {
  return !handle || handleOf(userUuid).equals(Buffer.from(handle, 'base64url'));
}

/** The library throws at whatever does not fit: to us that is an answer that is not right. */
async function checked<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (err) {
    log.debug({ err }, 'passkey: refused');
    return undefined;
  }
}
