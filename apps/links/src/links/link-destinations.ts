import type { EntityManager } from 'typeorm';
import type { Link } from './link.entity.js';

type Leading = Pick<Link, 'url' | 'expirylink' | 'options'>;

/** Every web address that a link may lead a visitor to, in canonical form. */
export function destinationsOf({ url, expirylink, options }: Leading): string[] {
  const { countries = {}, devices = {}, languages = {}, rotate = [], deeplink } = options;
  const all = [
    ...[url, expirylink, deeplink?.app, deeplink?.ios, deeplink?.android],
    ...[countries, devices, languages].flatMap((map) => Object.values(map)),
    ...rotate.map(({ link }) => link),
  ];
  return all.flatMap((text) => (text && /^https?:/i.test(text) ? (URL.parse(text)?.href ?? []) : []));
}

/** The first of these hosts that is a branded domain of anybody; undefined when none is. */
export async function brandedAmong(manager: EntityManager, hrefs: string[]): Promise<string | undefined> {
  const hosts = hrefs.map(hostOf);
  const [own] = await manager.query<{ host: string }[]>(`SELECT host FROM domain WHERE host = ANY($1) LIMIT 1`, [
    hosts,
  ]);
  return own?.host;
}

export function hostOf(href: string): string {
  return new URL(href).hostname.replace(/\.+$/, '');
}
