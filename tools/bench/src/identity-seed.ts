import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';

export const benchClient = { client_id: 'bench', client_secret: 'bench-secret' };
export const redirectUri = 'https://bench.example/callback';
export const password = 'correct horse battery staple';
export const verifier = 'x'.repeat(43);
export const challenge = sha256(verifier);

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Rows as identity itself would have written them: a client, people, and for each code its consent. */
export async function identitySeed(databaseUrl: string) {
  const sql = new Client({ connectionString: databaseUrl, options: '-c search_path=identity' });
  await sql.connect();
  await sql.query(
    `INSERT INTO oauth_clients (client_id, name, type, redirect_uris, scopes, secret_hash)
     VALUES ($1, 'Bench', 'confidential', $2, '{openid}', $3)`,
    [benchClient.client_id, [redirectUri], sha256(benchClient.client_secret)],
  );

  /** E-mail addresses of new people. */
  async function people(count: number): Promise<{ uuid: string; email: string }[]> {
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const made = Array.from({ length: count }, () => ({ uuid: randomUUID(), email: `${randomUUID()}@example.org` }));
    await sql.query(
      `INSERT INTO users (uuid, name, surname, email, password_hash, email_verified_at)
       SELECT uuid, 'Bench', 'Person', email, $3, now() FROM unnest($1::uuid[], $2::text[]) AS made (uuid, email)`,
      [made.map(({ uuid }) => uuid), made.map(({ email }) => email), passwordHash],
    );
    return made;
  }

  async function codes(count: number, userUuid: string): Promise<string[]> {
    const now = Math.floor(Date.now() / 1000);
    const made = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
    const facts = { accountId: userUuid, clientId: benchClient.client_id, iat: now };
    const grants = made.map(() => randomUUID());
    await sql.query(
      `INSERT INTO oauth_grants (id, user_uuid, client_id, scopes, payload, expires_at)
       SELECT id, $2, $3, '{openid}', $4, now() + interval '90 days' FROM unnest($1::text[]) AS made (id)`,
      [
        grants,
        userUuid,
        facts.clientId,
        { ...facts, kind: 'Grant', exp: now + 7_776_000, openid: { scope: 'openid' } },
      ],
    );
    const code = { ...facts, kind: 'AuthorizationCode', exp: now + 600, redirectUri, scope: 'openid', authTime: now };
    await sql.query(
      `INSERT INTO oauth_records (kind, hash, payload, grant_id, expires_at)
       SELECT 'AuthorizationCode', hash, $3::jsonb || jsonb_build_object('grantId', grant_id), grant_id,
         now() + interval '10 minutes'
       FROM unnest($1::text[], $2::text[]) AS made (hash, grant_id)`,
      [made.map(sha256), grants, { ...code, codeChallenge: challenge, codeChallengeMethod: 'S256' }],
    );
    return made;
  }

  return { people, codes, end: () => sql.end() };
}
