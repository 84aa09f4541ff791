import { createHash, randomUUID } from 'node:crypto';
import { scopeNames, tokenKey, tokenRecord } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { Redis } from 'ioredis';
import type { Subject } from './processes.js';

/** An access token as identity would have published it, with every scope; without a person the client's own. */
export async function liveToken(
  { redisUrl, env }: Pick<Subject, 'redisUrl' | 'env'>,
  userUuid: string | null = randomUUID(),
  clientId = 'bench',
): Promise<string> {
  const token = randomUUID();
  const record = tokenRecord.parse({
    user_uuid: userUuid,
    client_id: clientId,
    grant_id: 'bench',
    scopes: scopeNames,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
  });
  const redis = new Redis(redisUrl);
  const key = tokenKey(createHash('sha256').update(token).digest('base64url'));
  await redis.set(key, signTokenRecord(env['TOKEN_DIRECTORY_KEY']!, key, record));
  redis.disconnect();
  return token;
}
