import { Injectable } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';

const mostCharacters = 8192;
/** Shared by those who write what leads somewhere, alone for whoever changes the list. */
const listLock = `hashtextextended('links:block-list', 0)`;
/** Programs that run when they are opened: what a short link must not hide. Not `com`: far more paths end in the name of a site. */
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
   * Refuses with 400 of `field` when one of these destinations is on the list, leads to a program, or to a host that the operator's
   * configuration refuses. Each is an http(s) address that `destination` has accepted.
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

  /** Refuses with 400 of `field` when one of these addresses, of a picture as well, is on the list. */
  async refuseListed(hrefs: string[], field: string, manager = this.dataSource.manager): Promise<void> {
    const found = await this.find(manager, hrefs);
    if (found)
      throw Problem.field(field, `leads to a blocked address (${found.reason}); to object, POST /api/safety/appeals`);
  }

  /** The entry that blocks one of these destinations; null when none does. One query, however many they are. */
  async find(tx: EntityManager, hrefs: string[]): Promise<BlockedDestination | null> {
    const [found] = await this.entriesOf(tx, hrefs);
    return found ?? null;
  }

  /** All entries that block one of these destinations. */
  async entriesOf(tx: EntityManager, hrefs: string[]): Promise<BlockedDestination[]> {
    if (hrefs.length === 0) return [];
    return tx.query<BlockedDestination[]>(
      `SELECT kind, value, reason FROM blocked_destination
       WHERE kind = 'host' AND value = ANY($1) OR kind = 'url' AND value = ANY($2)`,
      [
        [...new Set(hrefs.flatMap((href) => hostsOf(new URL(href).hostname)))],
        [...new Set(hrefs.map(comparedAddress))],
      ],
    );
  }

  /**
   * Until the end of the transaction the list stays as it is: whoever changes it waits, and finds what was written. Before the lock on any
   * link: whoever changes the list goes on to lock links.
   */
  async hold(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock_shared(${listLock})`);
  }

  /**
   * 400 for what is neither a host nor an address. The same entry again takes the new reason. From here on all links that lead there are in
   * sight: what was checked before is written, what is checked later waits for the end of the transaction.
   */
  async add(tx: EntityManager, text: string, reason: string): Promise<Entry & { isNew: boolean }> {
    const entry = entryOf(text);
    await lock(tx);
    const [row] = await tx.query<{ isNew: boolean }[]>(
      `INSERT INTO blocked_destination (kind, value, reason) VALUES ($1, $2, $3)
       ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason RETURNING xmax = 0 AS "isNew"`,
      [entry.kind, entry.value, reason],
    );
    return { ...entry, isNew: row!.isNew };
  }

  /** 404 for what is not on it. As with `add`, nobody writes meanwhile what it blocks. */
  async remove(tx: EntityManager, text: string): Promise<Entry> {
    const { kind, value } = entryOf(text);
    await lock(tx);
    const [, removed] = await tx.query<[unknown, number]>(
      `DELETE FROM blocked_destination WHERE kind = $1 AND value = $2`,
      [kind, value],
    );
    if (removed === 0) throw new Problem('not_found');
    return { kind, value };
  }
}

async function lock(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${listLock})`);
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
  if (value.length > mostCharacters) throw Problem.field('destination', 'is too long');
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
