import { createHash, randomUUID } from 'node:crypto';
import { scopeNames, tokenKey } from '@platform/contracts';
import { Redis } from 'ioredis';
/** An access token as identity would have published it, with every scope. */
export async function liveToken(redisUrl, userUuid = randomUUID()) {
    const token = randomUUID();
    const record = {
        user_uuid: userUuid,
        client_id: 'bench',
        grant_id: 'bench',
        scopes: scopeNames,
        expires_at: Math.floor(Date.now() / 1000) + 3600,
    };
    const redis = new Redis(redisUrl);
    await redis.set(tokenKey(createHash('sha256').update(token).digest('base64url')), JSON.stringify(record));
    redis.disconnect();
    return token;
}
//# sourceMappingURL=live-token.js.map