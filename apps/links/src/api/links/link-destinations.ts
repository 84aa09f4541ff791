import { isWebAddress } from '../../destinations/index.js';
import type { Link } from '../../records/index.js';

type Leading = Pick<Link, 'url' | 'expirylink' | 'options'>;

/** Every web address that a link may lead a visitor to, in canonical form. */
export function destinationsOf({ url, expirylink, options }: Leading): string[] {
  const { countries = {}, devices = {}, languages = {}, rotate = [], deeplink } = options;
  const all = [
    ...[url, expirylink, deeplink?.app, deeplink?.ios, deeplink?.android],
    ...[countries, devices, languages].flatMap((map) => Object.values(map)),
    ...rotate.map(({ link }) => link),
  ];
  return all.flatMap((text) => (text && isWebAddress(text) ? (URL.parse(text)?.href ?? []) : []));
}
