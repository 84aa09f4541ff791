import { Injectable } from '@nestjs/common';
import { asProblem, log } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksConfig } from '../config.js';
import { domainOf } from '../links/link-references.js';
import { LinksService, type WantedLink } from '../links/links.service.js';
import type { CsvLine } from './csv-file.js';
import { complaintOf, requestOf, startOf, type ImportPlace } from './csv-line.js';

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
export type Outcome<T> = { done: T } | { complaint: Complaint };

/** Makes a link of a line of a CSV file, or says what is wrong with it. */
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
    const rows = await manager.query<{ host: string }[]>(
      `SELECT host FROM domain WHERE account_id = $1 AND state <> 'deleted'`,
      [accountId],
    );
    return { hosts: new Set(rows.map(({ host }) => host)), domain: place ? place.origin : undefined };
  }

  /** What can be said without a transaction. */
  prepare(accountId: number, line: CsvLine, place: ImportPlace): Promise<Outcome<Prepared>> {
    return outcome(line.line, async () => {
      const wanted = await this.links.prepare(accountId, requestOf(line, place));
      return { line: line.line, wanted: { ...wanted, start: startOf(line) } };
    });
  }

  /** In a savepoint of its own, so that a line that fails does not hide what is wrong with the next. */
  insert(tx: EntityManager, accountId: number, { line, wanted }: Prepared): Promise<Outcome<Made>> {
    return outcome(line, async () => ({
      line,
      ...(await tx.transaction((inner) => this.links.insert(inner, accountId, wanted))),
    }));
  }
}

/** What is nobody's fault but ours is one line's misfortune, not that of the file; what others are away for is tried again. */
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
