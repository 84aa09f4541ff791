import { randomInt } from 'node:crypto';

const maxCharacters = 40;

/** Lower-case Latin letters, digits and hyphens from a person's name; `user` when the name holds none of them. */
export function usernameOf(name: string, surname: string): string {
  const plain = `${name} ${surname}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, '');
  return plain || 'user';
}

/** The next name to try when the wanted one is taken. */
export function nextUsername(wanted: string): string {
  return `${wanted}-${randomInt(1_000, 1_000_000)}`;
}
