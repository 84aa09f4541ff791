import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.js';
import type { LinkTarget } from '../../lookup/index.js';

const lifeSeconds = 3_600;

type Key = Buffer | string;

/** What is proved: that somebody knew the password of this link at this version. */
interface Unlocked {
  id: number;
  version: number;
}

/** Value of the cookie that keeps a link open for an hour: `<ends at, Unix seconds>.<HMAC>`. */
export function unlockProof(key: Key, link: Unlocked, now: number): string {
  const endsAt = Math.floor(now / 1000) + lifeSeconds;
  return `${endsAt}.${seal(key, link, endsAt)}`;
}

/** Whether the link asks for a password which this visitor has not given in the last hour. */
export function isLocked(keys: readonly Key[], req: FastifyRequest, { id, rules }: LinkTarget): boolean {
  if (!rules?.hasPassword) return false;
  return !isUnlocked(keys, { id, version: rules.version }, readCookie(req, unlockCookie(id).name), Date.now());
}

/** Whether a cookie is such a proof, made with one of these keys. */
export function isUnlocked(keys: readonly Key[], link: Unlocked, proof: string | undefined, now: number): boolean {
  const [, endsAt = '', mac = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(proof ?? '') ?? [];
  if (!mac || Number(endsAt) * 1000 <= now) return false;
  return keys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(seal(key, link, Number(endsAt)))));
}

export function unlockCookie(linkId: number): { name: string; maxAge: number } {
  return { name: `unlock_${linkId}`, maxAge: lifeSeconds };
}

function seal(key: Key, { id, version }: Unlocked, endsAt: number): string {
  return createHmac('sha256', key).update(`links:unlock:${id}:${version}:${endsAt}`).digest('base64url');
}
