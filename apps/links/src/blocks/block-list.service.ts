import { Injectable } from '@nestjs/common';
import { execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';

const maxCharacters = 8192;
/** Shared by writers of addresses, exclusive for changes of the list. */
const listLock = part`hashtextextended('links:block-list', 0)`;
/**
 * Programs that run when they are opened, which no short link may hide. Not `com`, in which many paths end as a site's
 * name.
 */
const executable = /\.(exe|msi|msix|bat|cmd|scr|pif|ps1|vbs|vbe|wsf|hta|jar|lnk|reg)$/i;

export interface BlockedDestination {
  kind: 'host' | 'url';
  value: string;
  reason: string;
}

export type Entry = Omit<BlockedDestination, 'reason'>;

/** The operator's list of destinations that nobody may shorten: hosts with all below them, and single addresses. */
@Injectable()
export class BlockListService {
  private readonly refusedHosts: Set<string>;

  constructor(
    private readonly dataSource: DataSource,
    config: LinksConfig,
  ) {
    this.refusedHosts = new Set(config.LINKS_REFUSED_HOSTS);
  }

  /**
   * Each address is http(s), as `destination` accepts it.
   *
   * @throws Problem 400 of `field` when one is on the list, leads to a program, or to a host that the settings refuse
   */
  async check(hrefs: string[], field = 'url', manager = this.dataSource.manager): Promise<void> {
    const urls = hrefs.map((href) => new URL(href));
    for (const { hostname, pathname } of urls) {
      if (executable.test(decoded(pathname))) throw Problem.field(field, 'must not lead to a program');
      if (hostsOf(hostname).some((host) => this.refusedHosts.has(host)))
        throw Problem.field(field, 'must not lead to another link shortener');
    }
    await this.refuseListed(hrefs, field, manager);
  }

  /** @throws Problem 400 of `field` when one of these addresses, such as that of a picture, is on the list */
  async refuseListed(hrefs: string[], field: string, manager = this.dataSource.manager): Promise<void> {
    const found = await this.find(manager, hrefs);
    if (found)
      throw Problem.field(field, `leads to a blocked address (${found.reason}); to object, POST /api/safety/appeals`);
  }

  /** The entry that blocks one of these destinations, or null. One query, however many they are. */
  async find(tx: EntityManager, hrefs: string[]): Promise<BlockedDestination | null> {
    const [found] = await this.entriesOf(tx, hrefs);
    return found ?? null;
  }

  /** All entries that block one of these destinations. */
  async entriesOf(tx: EntityManager, hrefs: string[]): Promise<BlockedDestination[]> {
    if (hrefs.length === 0) return [];
    const hosts = [...new Set(hrefs.flatMap((href) => hostsOf(new URL(href).hostname)))];
    const urls = [...new Set(hrefs.map(comparedAddress))];
    return rowsOf(
      tx,
      sql<BlockedDestination>`
        SELECT kind, value, reason FROM blocked_destination
        WHERE kind = 'host' AND value = ANY(${hosts}) OR kind = 'url' AND value = ANY(${urls})`,
    );
  }

  /**
   * Keeps the list as it is until the end of the transaction. Whoever changes it waits, and finds what was written.
   * Call it before any lock on a link, as a change of the list goes on to lock links.
   */
  async hold(tx: EntityManager): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock_shared(${listLock})`);
  }

  /**
   * Adds an entry; an existing one takes the new reason. Afterwards all links that lead there can be found: what was
   * checked before is written, and what is checked later waits for the end of the transaction.
   *
   * @throws Problem 400 for what is neither a host nor an address
   */
  async add(tx: EntityManager, text: string, reason: string): Promise<Entry & { isNew: boolean }> {
    const entry = entryOf(text);
    await lock(tx);
    const [row] = await rowsOf(
      tx,
      sql<{ isNew: boolean }>`
        INSERT INTO blocked_destination (kind, value, reason) VALUES (${entry.kind}, ${entry.value}, ${reason})
        ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason RETURNING xmax = 0 AS "isNew"`,
    );
    return { ...entry, isNew: row!.isNew };
  }

  /**
   * Removes an entry. As with `add`, nobody writes meanwhile what it blocks.
   *
   * @throws Problem 404 for what is not on the list
   */
  async remove(tx: EntityManager, text: string): Promise<Entry> {
    const { kind, value } = entryOf(text);
    await lock(tx);
    const removed = await execute(tx, sql`DELETE FROM blocked_destination WHERE kind = ${kind} AND value = ${value}`);
    if (removed === 0) throw new Problem('not_found');
    return { kind, value };
  }
}

async function lock(tx: EntityManager): Promise<void> {
  await execute(tx, sql`SELECT pg_advisory_xact_lock(${listLock})`);
}

/** A host and the names above it: what blocks the domain blocks its sub-domains. */
export function hostsOf(hostname: string): string[] {
  const host = hostname.replace(/\.+$/, '');
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return [host];
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** An address as it is compared: canonical, without its fragment, which no server sees. */
function comparedAddress(href: string): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

/** True when the entry blocks this destination. */
export function blocks({ kind, value }: Entry, href: string): boolean {
  return kind === 'host' ? hostsOf(new URL(href).hostname).includes(value) : comparedAddress(href) === value;
}

/** For LIKE: every address in canonical form that the entry blocks holds it. */
export function hostPattern({ kind, value }: Entry): string {
  const host = kind === 'host' ? value : new URL(value).hostname;
  return `%${host.replace(/[\\%_]/g, '\\$&')}%`;
}

function entryOf(text: string): Entry {
  const value = text.trim();
  if (value.length > maxCharacters) throw Problem.field('destination', 'is too long');
  if (/^https?:\/\//i.test(value)) {
    if (!URL.canParse(value)) throw Problem.field('destination', 'must be a host or an address');
    return { kind: 'url', value: comparedAddress(value) };
  }
  const url = URL.parse(`http://${value}`);
  if (!url || url.pathname !== '/' || url.search || url.username || url.port || !url.hostname)
    throw Problem.field('destination', 'must be a host or an address');
  return { kind: 'host', value: url.hostname.replace(/\.+$/, '') };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
