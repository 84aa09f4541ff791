import type { Recipient } from './recipients.js';

/**
 * Fields of a person and the scope that lets a client read them
 * (docs/contracts/identity-and-organizations.md#tokens-and-scopes); the identifier is for all.
 */
const fieldsByScope = new Map([
  ['profile', ['name', 'surname', 'language']],
  ['email', ['email', 'email_verified']],
]);

/** The bytes that this recipient gets: a person's facts only as far as its grants let it read them. */
export function bodyFor({ payload, scopes }: Pick<Recipient, 'payload' | 'scopes'>): string {
  if (!scopes) return payload;
  const body = JSON.parse(payload) as { user: { uuid: string } & Record<string, unknown> };
  const readable = ['uuid', ...scopes.flatMap((scope) => fieldsByScope.get(scope) ?? [])];
  const user = Object.fromEntries(Object.entries(body.user).filter(([field]) => readable.includes(field)));
  return JSON.stringify({ ...body, user });
}
