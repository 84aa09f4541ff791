import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.js';
import type { LinkTarget } from './target.js';

const lifeSeconds = 3_600;

/** What is proved: that somebody knew the password of this link as it was at this version. */
interface Unlocked {
  id: number;
  version: number;
}

/** Value of the cookie that keeps a link open for an hour: `<ends at, Unix seconds>.<HMAC>`. */
export function unlockProof(secret: string, link: Unlocked, now: number): string {
  const endsAt = Math.floor(now / 1000) + lifeSeconds;
  return `${endsAt}.${seal(secret, link, endsAt)}`;
}

/** Whether the link asks for a password which this visitor has not given in the last hour. */
export function isLocked(secrets: readonly string[], req: FastifyRequest, { id, rules }: LinkTarget): boolean {
  if (!rules?.hasPassword) return false;
  return !isUnlocked(secrets, { id, version: rules.version }, readCookie(req, unlockCookie(id).name), Date.now());
}

/** Whether a cookie is such a proof, made with one of these secrets. */
export function isUnlocked(
  secrets: readonly string[],
  link: Unlocked,
  proof: string | undefined,
  now: number,
): boolean {
  const [, endsAt = '', mac = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(proof ?? '') ?? [];
  if (!mac || Number(endsAt) * 1000 <= now) return false;
  return secrets.some((secret) => timingSafeEqual(Buffer.from(mac), Buffer.from(seal(secret, link, Number(endsAt)))));
}

export function unlockCookie(linkId: number): { name: string; maxAge: number } {
  return { name: `unlock_${linkId}`, maxAge: lifeSeconds };
}

function seal(secret: string, { id, version }: Unlocked, endsAt: number): string {
  return createHmac('sha256', secret).update(`links:unlock:${id}:${version}:${endsAt}`).digest('base64url');
}
