import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { brandedAmong } from '../domains/index.js';
import { hostName } from '../../addresses/index.js';
import type { Link } from '../../records/index.js';
import { destinationsOf } from './link-destinations.js';
import type { LinkInput } from './link-input.js';

/** What the operator has blocked its owner does not bring back; and no link ends before it starts. */
export function lasting(before: Partial<Link>, { columns }: LinkInput): Partial<Link> {
  const { starts_at, expires_at } = { ...before, ...columns };
  const isReversed = starts_at && expires_at && starts_at >= expires_at;
  if (isReversed && (columns.starts_at || columns.expires_at))
    throw Problem.field('startdate', 'must be before the expiry');
  return columns.state && before.state === 'blocked' ? { state: 'blocked' } : {};
}

/** What it leads to may have become a branded domain since it was checked: on one of them it could lead to itself. */
export async function refuseLoop(tx: EntityManager, { domain_id, ...link }: Link): Promise<void> {
  if (domain_id === null) return;
  const hosts = destinationsOf(link).map((href) => hostName(new URL(href).host));
  const [host] = await brandedAmong(tx, hosts);
  if (host) throw Problem.field('domain', `cannot be one while the link leads to ${host}, where short links are`);
}
