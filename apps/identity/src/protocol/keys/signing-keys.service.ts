import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { execute, Periodic, Problem, rowsOf, Sealing, sql, type SealedColumn } from '@platform/service-kit';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { SigningKey, type KeyStage } from './signing-key.entity.js';

/** Postgres channel on which the processes hear that the keys have changed. */
export const signingKeysChannel = 'identity_signing_keys';

const purpose = 'signing-key';
export const sealedSigningKey = {
  table: 'signing_keys',
  column: 'sealed_private_jwk',
  by: ['kid'],
  purpose: ({ kid }) => `${purpose}:${kid}`,
} satisfies SealedColumn;
const rotateAfterDays = 90;
/** Clients keep a key set for hours: whoever has an older one cannot check what a newer key has signed. */
const publishedForHours = 24;
const lookEveryMs = 3_600_000;
/** An ID token lives an hour; as a hint at logout it may come back as long as a session lives. */
const keepRetiredDays = 15;

/**
 * The RS256 keys of ID tokens, in three stages: published (in the key set before it is used, so that clients know it),
 * current (signs), retired (what it signed can still be checked). The private parts are sealed.
 */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    periodic: Periodic,
  ) {
    periodic.add('rotate-signing-keys', lookEveryMs, () => this.rotateWhenDue());
  }

  /** The private keys, the signing one first; makes the first ones if there are none. */
  async load(): Promise<JWK[]> {
    await this.exclusively(async (tx) => {
      for (const stage of ['current', 'published'] as const) {
        if (!(await tx.existsBy(SigningKey, { stage }))) await this.add(tx, stage);
      }
    });
    const keys = await this.list();
    return keys.map(
      ({ kid, sealed_private_jwk }) => JSON.parse(this.sealing.open(sealed_private_jwk, `${purpose}:${kid}`)) as JWK,
    );
  }

  /** Current, published, then the retired ones. */
  async list(): Promise<SigningKey[]> {
    return this.dataSource.manager.find(SigningKey, { order: { stage: 'ASC', created_at: 'DESC' } });
  }

  /**
   * The published key signs from now on, the current one retires, a new one is published. Refused (`validation_failed`
   * for `force`) while the published key has not been out for a day, unless forced. What the retired key signed, or
   * signs in wrong hands, can still be checked: such a key is to be removed.
   */
  async rotate({ force }: { force: boolean }): Promise<SigningKey[]> {
    await this.exclusively(async (tx) => {
      if (!force) await requireKnown(tx);
      await this.advance(tx);
    });
    return this.list();
  }

  /**
   * A key in wrong hands is forgotten at once, whatever its stage: it is published no more and signs no more, and what
   * it has signed cannot be checked. After the current one the published one signs, however new it is. `not_found` for
   * a key that is not there.
   */
  async remove(kid: string): Promise<SigningKey[]> {
    await this.exclusively(async (tx) => {
      const key = await tx.findOneBy(SigningKey, { kid });
      if (!key) throw new Problem('not_found', { message: 'There is no signing key with this id.' });
      await tx.delete(SigningKey, kid);
      if (key.stage === 'current') await this.advance(tx);
      if (key.stage === 'published') await this.add(tx, 'published');
      await announce(tx);
    });
    return this.list();
  }

  private async rotateWhenDue(): Promise<void> {
    await this.exclusively(async (tx) => {
      const [due] = await rowsOf(
        tx,
        sql`
          SELECT FROM signing_keys
          WHERE stage = 'current' AND current_at < now() - make_interval(days => ${rotateAfterDays})`,
      );
      if (due) await this.advance(tx);
      const dropped = await execute(
        tx,
        sql`
          DELETE FROM signing_keys
          WHERE stage = 'retired' AND retired_at < now() - make_interval(days => ${keepRetiredDays})`,
      );
      if (dropped) await announce(tx);
    });
  }

  private async advance(tx: EntityManager): Promise<void> {
    await tx.update(SigningKey, { stage: 'current' }, { stage: 'retired', retired_at: new Date() });
    await tx.update(SigningKey, { stage: 'published' }, { stage: 'current', current_at: new Date() });
    await this.add(tx, 'published');
    await announce(tx);
  }

  private async add(tx: EntityManager, stage: KeyStage): Promise<void> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const publicJwk = publicKey.export({ format: 'jwk' }) as JWK;
    const kid = await calculateJwkThumbprint(publicJwk);
    const common = { kid, use: 'sig', alg: 'RS256' };
    const privateJwk = { ...privateKey.export({ format: 'jwk' }), ...common };
    await tx.insert(SigningKey, {
      kid,
      stage,
      public_jwk: { ...publicJwk, ...common },
      sealed_private_jwk: this.sealing.seal(JSON.stringify(privateJwk), `${purpose}:${kid}`),
      current_at: stage === 'current' ? new Date() : null,
    });
  }

  /** Several processes start at the same time. */
  private async exclusively(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtext('identity:signing-keys'))`);
      await work(tx);
    });
  }
}

async function requireKnown(tx: EntityManager): Promise<void> {
  const [young] = await rowsOf(
    tx,
    sql<{ usable: Date }>`
      SELECT created_at + make_interval(hours => ${publishedForHours}) AS usable FROM signing_keys
      WHERE stage = 'published' AND created_at > now() - make_interval(hours => ${publishedForHours})`,
  );
  if (!young) return;
  const usable = young.usable.toISOString();
  throw new Problem('validation_failed', {
    message:
      `The published key has not been out for ${publishedForHours} hours, so that clients may not know it yet: ` +
      `what it signs, they would refuse. Rotate after ${usable}, or now with --force.`,
    errors: { force: [`is needed before ${usable}`] },
  });
}

async function announce(tx: EntityManager): Promise<void> {
  await execute(tx, sql`SELECT pg_notify(${signingKeysChannel}, '')`);
}
