import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Reads one cookie of a request. Links sets three kinds: two for links that ask something, one for sticky campaigns.
 */
export function readCookie(req: FastifyRequest, name: string): string | undefined {
  for (const part of (req.headers.cookie ?? '').slice(0, 8_192).split(';')) {
    const [key = '', value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/**
 * The cookie with a visitor's answer about pixels. It holds for one owner: what they allow one they have not allowed
 * others.
 */
export function consentCookie(accountId: number): { name: string; maxAge: number } {
  return { name: `pixel_consent_${accountId}`, maxAge: 180 * 86_400 };
}

interface Cookie {
  name: string;
  value: string;
  maxAge: number;
  isSecure: boolean;
  /** The whole host by default. */
  path?: string;
}

/** For our pages only: scripts cannot read it, other sites cannot send it along with their forms. */
export function setCookie(reply: FastifyReply, { name, value, maxAge, isSecure, path = '/' }: Cookie): void {
  const secure = isSecure ? '; Secure' : '';
  void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${secure}`);
}
