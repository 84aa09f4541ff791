import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { keysById, pageOfLinks, type LinkPageQuery, type StartImportQuery } from '@platform/contracts';
import { Problem, sql } from '@platform/service-kit';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { LinkImport, ownPage, ownRecord } from '../../records/index.js';
import { csvStream } from './csv/csv-output.js';
import { lineOf, openCsv, problemOf, undecidedColumns, type CsvFile } from './csv/csv-file.js';
import { refusedFile, type CsvRow } from './csv/csv-rows.js';
import { ImportLines } from './import-lines.js';
import { foreignHosts } from './import.service.js';
import { ImportWorker } from './import-worker.js';
import { rejectedHeader, rejectedRecord } from './rejected-lines.js';
import { StoredLines } from './stored-lines.js';

const maxLines = 100_000;
/** Others are not to wait behind one who sends file after file. */
const limit: Limit = {
  table: 'link_import',
  counted: (accountId) => sql<{ has: number }>`
    SELECT count(*)::int AS has FROM link_import
    WHERE account_id = ${accountId} AND state IN ('waiting', 'running')`,
  max: 3,
  name: 'imports under way',
};
const batchSize = 1_000;
const maxSamples = 3;
const longestSample = 200;

/** Files that are imported in the background. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LinkImport) private readonly imports: Repository<LinkImport>,
    private readonly lines: ImportLines,
    private readonly stored: StoredLines,
    private readonly worker: ImportWorker,
  ) {}

  /** What the columns of a file are taken for, and what has to be decided before it can be imported. */
  async preview(accountId: number, csv: string, { columns, domain }: StartImportQuery) {
    const file = await openCsv(csv, columns);
    const place = await this.lines.placeOf(accountId, domain);
    const undecided = new Set(undecidedColumns(file, columns));
    const problem = problemOf(file, columns);
    const hosts = foreignHosts(
      file.samples.map((row) => lineOf(file.fields, row)),
      place,
    );
    let lines = 0;
    while (!(await file.rows.next()).done) lines++;
    const data = {
      service: file.service,
      lines,
      columns: file.header.map((name, index) => ({
        name,
        field: file.fields[index] ?? null,
        samples: samplesOf(file, index),
        looks_like_aliases: undecided.has(name),
      })),
      foreign_domains: hosts,
      can_import: problem === null,
      problem: problem && (Object.values(problem.details.errors ?? {})[0]?.[0] ?? problem.message),
    };
    return { error: 0, data };
  }

  /** Takes the file whole, or not at all; its links are made from now on. */
  async start(accountId: number, csv: string, { columns, domain }: StartImportQuery) {
    const file = await openCsv(csv, columns);
    const problem = problemOf(file, columns);
    if (problem) throw problem;
    const place = await this.lines.placeOf(accountId, domain);
    const id = await this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const imports = tx.withRepository(this.imports);
      const made = imports.create({
        account_id: accountId,
        service: file.service,
        header: file.header,
        fields: file.fields,
        domain: place.domain ?? null,
        lines: 0,
      });
      await imports.insert(made);
      const lines = await this.store(tx, made, file.rows);
      await imports.update({ id: made.id, account_id: accountId }, { lines });
      return made.id;
    });
    this.worker.wake();
    return this.get(accountId, id);
  }

  async get(accountId: number, id: number) {
    return { error: 0, data: view(await this.own(accountId, id)) };
  }

  async list(accountId: number, query: LinkPageQuery) {
    const { manager } = this.dataSource;
    const [imports, counted] = await ownPage(manager, LinkImport, { account_id: accountId }, query);
    return pageOfLinks('imports', imports, counted, query, { keysOf: keysById, recordOf: view });
  }

  /** The lines that could not be imported, with the columns of the file and the reason: to be mended, and imported. */
  async rejected(accountId: number, id: number): Promise<Readable> {
    const found = await this.own(accountId, id);
    const lines = this.stored.rejected(this.dataSource.manager, found, batchSize);
    return csvStream(recordsOf(found.header, lines));
  }

  /** What has become a link stays; what waits is forgotten. */
  async remove(accountId: number, id: number) {
    const { affected } = await this.imports.delete({ id, account_id: accountId });
    if (!affected) throw new Problem('not_found');
    return { error: 0, message: 'The import has been deleted. The links that it has made stay.' };
  }

  private own(accountId: number, id: number): Promise<LinkImport> {
    return ownRecord(this.dataSource.manager, LinkImport, { id, account_id: accountId });
  }

  private async store(
    tx: EntityManager,
    owner: Pick<LinkImport, 'id' | 'fields'>,
    rows: AsyncIterable<CsvRow>,
  ): Promise<number> {
    let count = 0;
    let batch: CsvRow[] = [];
    for await (const row of rows) {
      if (++count > maxLines) throw refusedFile(`has more than ${maxLines} lines; please send it in parts`);
      batch.push(row);
      if (batch.length < batchSize) continue;
      await this.stored.add(tx, owner, batch);
      batch = [];
    }
    await this.stored.add(tx, owner, batch);
    return count;
  }
}

async function* recordsOf(header: string[], lines: AsyncIterable<Parameters<typeof rejectedRecord>[1]>) {
  yield rejectedHeader(header);
  for await (const line of lines) yield rejectedRecord(header, line);
}

/** Passwords are nobody's sample. */
function samplesOf({ fields, samples }: CsvFile, index: number): string[] {
  if (fields[index] === 'password') return [];
  return samples
    .map(({ record }) => (record[index] ?? '').trim().slice(0, longestSample))
    .filter(Boolean)
    .slice(0, maxSamples);
}

function view(found: LinkImport) {
  const { id, state, service, header, fields, lines, done, imported, refused, created_at, finished_at } = found;
  const ignored = header.filter((_, index) => fields[index] === null);
  return { id, state, service, lines, done, imported, refused, ignored, date: created_at, finished: finished_at };
}
