import { Injectable } from '@nestjs/common';
import type { ImportLinks, ImportQuery } from '@platform/contracts';
import { asProblem, Problem } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { LinksService, type WantedLink } from '../links/links.service.js';
import { TouchedLinks } from '../redirects/touched-links.js';
import { readCsv, type CsvLine } from './csv-file.js';
import { complaintOf, requestOf } from './csv-line.js';

interface Prepared {
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
  key: string;
}

/** Thrown to take everything back. */
class TakenBack extends Error {}

/** Makes links of the lines of a CSV file: all of them, or none. */
@Injectable()
export class ImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: LinksService,
    private readonly touched: TouchedLinks,
  ) {}

  /**
   * A dry run makes the links, too, and takes them back: what it says of aliases and limits is what the import would say. Without it a file
   * with a bad line is 400, and nothing is imported.
   */
  async import(accountId: number, { csv }: ImportLinks, { dry_run }: ImportQuery) {
    const { lines, ignored } = readCsv(csv);
    const { prepared, complaints } = await this.prepare(accountId, lines);
    const made = await this.insert(accountId, prepared, complaints, dry_run);
    const errors = complaints.sort((left, right) => left.line - right.line);
    if (errors.length > 0 && !dry_run) throw refusalOf(errors, lines.length);
    if (!dry_run) await this.touched.announce(made.map(({ key }) => key));
    return {
      error: 0,
      dry_run,
      lines: lines.length,
      imported: dry_run ? 0 : made.length,
      valid: lines.length - errors.length,
      ignored,
      errors,
      links: dry_run ? [] : made,
    };
  }

  private async prepare(accountId: number, lines: CsvLine[]) {
    const hosts = await this.hostsOf(accountId);
    const complaints: Complaint[] = [];
    const prepared: Prepared[] = [];
    for (const line of lines) {
      const wanted = await this.orComplaint(line.line, complaints, () =>
        this.links.prepare(accountId, requestOf(line, hosts)),
      );
      if (wanted) prepared.push({ line: line.line, wanted });
    }
    return { prepared, complaints };
  }

  /** Each line in a savepoint of its own, so that one that fails does not hide what is wrong with the next. */
  private async insert(
    accountId: number,
    prepared: Prepared[],
    complaints: Complaint[],
    isDryRun: boolean,
  ): Promise<Made[]> {
    const made: Made[] = [];
    try {
      await this.dataSource.transaction(async (tx) => {
        for (const { line, wanted } of prepared) {
          const link = await this.orComplaint(line, complaints, () => this.inSavepoint(tx, accountId, wanted));
          if (link) made.push({ line, ...link });
        }
        if (isDryRun || complaints.length > 0) throw new TakenBack();
      });
    } catch (err) {
      if (!(err instanceof TakenBack)) throw err;
    }
    return made;
  }

  private inSavepoint(tx: EntityManager, accountId: number, wanted: WantedLink) {
    return tx.transaction((inner) => this.links.insert(inner, accountId, wanted));
  }

  private async orComplaint<T>(line: number, complaints: Complaint[], work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (err) {
      const problem = asProblem(err);
      if (problem.status >= 500) throw err;
      complaints.push({ line, message: complaintOf(problem) });
      return null;
    }
  }

  private async hostsOf(accountId: number): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ host: string }[]>(`SELECT host FROM domain WHERE account_id = $1`, [
      accountId,
    ]);
    return new Set(rows.map(({ host }) => host));
  }
}

function refusalOf(errors: Complaint[], lines: number): Problem {
  const fields = Object.fromEntries(errors.map(({ line, message }) => [`line ${line}`, [message]]));
  const [first] = errors;
  return new Problem('invalid_request', {
    message: `Nothing was imported: ${errors.length} of ${lines} lines cannot be (line ${first!.line}: ${first!.message}).`,
    fields: { errors: fields },
  });
}
