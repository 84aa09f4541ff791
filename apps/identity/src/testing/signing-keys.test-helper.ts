import { Sealing, type RunningService } from '@platform/service-kit';
import { connected } from '@platform/testing';
import { IdentityConfig } from '../config.js';
import { sealedSigningKey } from '../protocol/keys/signing-keys.service.js';

interface KeptKey {
  kid: string;
  stage: string;
  public_jwk: object;
  private_jwk: string;
}

/** Those that the first service of this process made: two RSA keys take as long as all else of its start. */
let kept: KeptKey[] | undefined;

const select = 'SELECT kid, stage, public_jwk, sealed_private_jwk FROM signing_keys';
const insert = `
  INSERT INTO signing_keys (kid, stage, public_jwk, sealed_private_jwk, current_at)
  VALUES ($1, $2, $3, $4, CASE WHEN $2 = 'current' THEN now() END)`;

/** Puts the keys of this process, if there are any, where a service that starts with these settings finds them. */
export async function giveSigningKeys(env: NodeJS.ProcessEnv): Promise<void> {
  const keys = kept;
  if (!keys) return;
  const sealing = new Sealing(IdentityConfig.read(env));
  await connected(env['DATABASE_URL']!, async (client) => {
    for (const { kid, stage, public_jwk, private_jwk } of keys)
      await client.query(insert, [
        kid,
        stage,
        public_jwk,
        sealing.seal(private_jwk, sealedSigningKey.purpose({ kid })),
      ]);
  });
}

/** Keeps the keys of a service that has just started for those that start after it. */
export async function keepSigningKeys({ app }: RunningService, env: NodeJS.ProcessEnv): Promise<void> {
  if (kept) return;
  const sealing = app.get(Sealing);
  kept = await connected(env['DATABASE_URL']!, async (client) => {
    const { rows } = await client.query<Omit<KeptKey, 'private_jwk'> & { sealed_private_jwk: string }>(select);
    return rows.map(({ sealed_private_jwk, ...row }) => ({
      ...row,
      private_jwk: sealing.open(sealed_private_jwk, sealedSigningKey.purpose({ kid: row.kid })),
    }));
  });
}
