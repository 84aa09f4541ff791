import { Injectable } from '@nestjs/common';
import { asProblem, log, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../../config.js';
import { domainOf, LinksService, type WantedLink } from '../links/index.js';
import type { CsvLine } from './csv/csv-file.js';
import { complaintOf, requestOf, startOf, type ImportPlace } from './csv/csv-line.js';

export interface Prepared {
  line: number;
  wanted: WantedLink;
}
export interface Complaint {
  line: number;
  message: string;
}
export interface Made {
  line: number;
  id: number;
  shorturl: string;
  /** To be announced after the commit. */
  key: string;
}
type Outcome<T> = { done: T } | { complaint: Complaint };
/** What became of several lines. */
export interface Sorted<T> {
  done: T[];
  complaints: Complaint[];
}

/** Makes links of lines of a CSV file, or says what is wrong with them. */
@Injectable()
export class ImportLines {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LinksConfig,
    private readonly links: LinksService,
  ) {}

  /** 404 for a domain that the account does not have. */
  async placeOf(accountId: number, domain: string | undefined): Promise<ImportPlace> {
    const { manager } = this.dataSource;
    const place = domain && (await domainOf(manager, accountId, domain, this.config.LINKS_BASE_URL));
    const rows = await rowsOf(
      manager,
      sql<{ host: string }>`SELECT host FROM domain WHERE account_id = ${accountId} AND state <> 'deleted'`,
    );
    return {
      hosts: new Set(rows.map(({ host }) => host)),
      ownHost: new URL(this.config.LINKS_BASE_URL).hostname,
      domain: place ? place.origin : undefined,
    };
  }

  /** What can be said without a transaction: of all lines at once where nothing is wrong with them. */
  async prepare(accountId: number, lines: CsvLine[], place: ImportPlace): Promise<Sorted<Prepared>> {
    const read = await sorted(lines, (line) =>
      outcome(line.line, () => Promise.resolve({ line, request: requestOf(line, place) })),
    );
    const isFree = await this.links.areAllFree(read.done.map(({ request }) => request));
    const prepared = await sorted(read.done, ({ line, request }) =>
      outcome(line.line, async () => {
        const wanted = await this.links.prepare(accountId, request, isFree);
        return { line: line.line, wanted: { ...wanted, start: startOf(line) } };
      }),
    );
    return { done: prepared.done, complaints: [...read.complaints, ...prepared.complaints] };
  }

  /** Each line in a savepoint of its own, so that one that fails does not hide what is wrong with the next. */
  async insert(tx: EntityManager, accountId: number, prepared: Prepared[]): Promise<Sorted<Made>> {
    const standing = await this.links.standingOf(
      tx,
      accountId,
      prepared.map(({ wanted }) => wanted),
    );
    return sorted(prepared, ({ line, wanted }) =>
      outcome(line, async () => ({
        line,
        ...(await tx.transaction((inner) => this.links.insert(inner, accountId, wanted, standing))),
      })),
    );
  }
}

/** One after the other: they share a connection. */
async function sorted<T, R>(all: T[], work: (one: T) => Promise<Outcome<R>>): Promise<Sorted<R>> {
  const result: Sorted<R> = { done: [], complaints: [] };
  for (const one of all) {
    const found = await work(one);
    if ('done' in found) result.done.push(found.done);
    else result.complaints.push(found.complaint);
  }
  return result;
}

/**
 * What is nobody's fault but ours is one line's misfortune, not that of the file; what others are away for is tried
 * again.
 */
async function outcome<T>(line: number, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await work() };
  } catch (err) {
    const problem = asProblem(err);
    if (problem.code === 'unavailable' || problem.code === 'account_inactive') throw err;
    if (problem.status < 500) return { complaint: { line, message: complaintOf(problem) } };
    log.error({ err }, 'import: a line cannot be imported');
    return { complaint: { line, message: 'cannot be imported: a fault of ours, which has been written down' } };
  }
}
