import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  asProblem,
  deleteInBatches,
  execute,
  log,
  part,
  Periodic,
  rowsOf,
  sql,
  Workers,
  type Worker,
} from '@platform/service-kit';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { requireActive } from '../../accounts/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { LinkImport } from '../../records/index.js';
import { lineOf } from './csv/csv-file.js';
import { ImportLines, type Complaint } from './import-lines.js';
import { StoredLines } from './stored-lines.js';

const idleMs = 1_000;
/** Redirects and other callers share the processors. */
const restMs = 10;
const lineBatchSize = 50;
/** Each of them has thousands of lines, which go with it. */
const importBatchSize = 10;
const forgetEveryMs = 3_600_000;

const isUnderWay = part`state IN ('waiting', 'running')`;

/** Who is next; their row is not locked yet. */
type Candidate = Pick<LinkImport, 'id'>;

/**
 * Makes the links of files that wait, some lines at a time, the file that has waited longest first. The links, what
 * became of the lines, and how far it has come are one transaction: whatever dies in between, every line is imported
 * once, and the next process goes on where this one was.
 */
@Injectable()
export class ImportWorker implements Worker {
  readonly name = 'link-imports';
  private timer?: NodeJS.Timeout;
  private working?: Promise<void>;
  private isStarted = false;

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LinkImport) private readonly imports: Repository<LinkImport>,
    private readonly lines: ImportLines,
    private readonly stored: StoredLines,
    private readonly touched: TouchedLinks,
    workers: Workers,
    periodic: Periodic,
  ) {
    workers.add(this);
    periodic.add('link-imports-forget', forgetEveryMs, () => this.forget());
  }

  start(): Promise<void> {
    this.isStarted = true;
    this.rest(idleMs);
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.isStarted = false;
    clearTimeout(this.timer);
    await this.working;
  }

  /** A file has come: nobody has to wait for the next look. */
  wake(): void {
    if (this.isStarted && !this.working) this.rest(0);
  }

  private rest(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.working = this.work()), ms);
  }

  private async work(): Promise<void> {
    let hasWorked = false;
    try {
      hasWorked = await this.workOnce();
    } catch (err) {
      log[asProblem(err).code === 'unavailable' ? 'debug' : 'error']({ err }, 'import: will be tried again');
    }
    this.working = undefined;
    if (this.isStarted) this.rest(hasWorked ? restMs : idleMs);
  }

  /** Whether there was something to do. */
  private async workOnce(): Promise<boolean> {
    const candidates = await rowsOf(
      this.dataSource,
      sql<Candidate>`SELECT id FROM link_import WHERE ${isUnderWay} ORDER BY worked_at LIMIT 5`,
    );
    // Another process may be at the first of them.
    for (const candidate of candidates) if (await this.workAt(candidate)) return true;
    return false;
  }

  private async workAt({ id }: Candidate): Promise<boolean> {
    try {
      const keys = await this.importSome(id);
      if (keys) await this.touched.announce(keys);
      return keys !== null;
    } catch (err) {
      const { code } = asProblem(err);
      if (code === 'unavailable') throw err;
      if (code === 'account_inactive') {
        await this.cancel(id);
        return true;
      }
      log.error({ err, import: id }, 'import: will be tried again');
      // The other files go before it.
      await execute(this.dataSource, sql`UPDATE link_import SET worked_at = clock_timestamp() WHERE id = ${id}`);
      return false;
    }
  }

  /** The keys of the links that were made; null when another process is at this file, or was meanwhile. */
  private async importSome(id: number): Promise<string[] | null> {
    const found = await this.imports.findOneBy({ id, state: In(['waiting', 'running']) });
    if (!found) return null;
    const rows = await this.stored.next(this.dataSource.manager, found, lineBatchSize);
    const place = await this.lines.placeOf(found.account_id, undefined);
    const where = { ...place, domain: found.domain ?? undefined };
    const lines = rows.map((row) => lineOf(found.fields, row));
    // Before the transaction: it asks for connections of its own, and hashes passwords.
    const prepared = await this.lines.prepare(found.account_id, lines, where);
    return this.dataSource.transaction(async (tx) => {
      // The account before all else, as whoever erases it does.
      await requireActive(tx, found.account_id);
      const unchanged = await rowsOf(
        tx,
        sql`
          SELECT FROM link_import WHERE id = ${id} AND last_line = ${found.last_line} AND ${isUnderWay}
          FOR UPDATE SKIP LOCKED`,
      );
      if (!unchanged.length) return null;
      const made = await this.lines.insert(tx, found.account_id, prepared.done);
      const complaints = [...prepared.complaints, ...made.complaints];
      const isLast = rows.length < lineBatchSize;
      await this.note(tx, id, { lastLine: rows.at(-1)?.line ?? null, lines: rows.length, isLast }, complaints);
      return made.done.map(({ key }) => key);
    });
  }

  private async note(
    tx: EntityManager,
    id: number,
    { lastLine, lines, isLast }: { lastLine: number | null; lines: number; isLast: boolean },
    complaints: Complaint[],
  ): Promise<void> {
    const numbers = complaints.map(({ line }) => line);
    const messages = complaints.map(({ message }) => message);
    await execute(
      tx,
      sql`
        UPDATE link_import_line SET message = refused.message
        FROM unnest(${numbers}::int[], ${messages}::text[]) AS refused (number, message)
        WHERE import_id = ${id} AND line = number`,
    );
    await execute(
      tx,
      sql`
        DELETE FROM link_import_line
        WHERE import_id = ${id} AND message IS NULL
          AND line > (SELECT last_line FROM link_import WHERE id = ${id}) AND line <= ${lastLine}`,
    );
    const refused = complaints.length;
    await execute(
      tx,
      sql`
        UPDATE link_import SET last_line = coalesce(${lastLine}, last_line), done = done + ${lines},
          refused = refused + ${refused}, imported = imported + ${lines - refused}, worked_at = clock_timestamp(),
          state = CASE WHEN ${isLast} THEN 'done' ELSE 'running' END,
          finished_at = CASE WHEN ${isLast} THEN clock_timestamp() END
        WHERE id = ${id}`,
    );
  }

  private async cancel(id: number): Promise<void> {
    await execute(
      this.dataSource,
      sql`
        UPDATE link_import SET state = 'cancelled', finished_at = now() WHERE id = ${id} AND ${isUnderWay}`,
    );
  }

  /** What was not fetched within a month, nobody misses. */
  private async forget(): Promise<void> {
    const isOver = part`finished_at < now() - interval '30 days'`;
    await deleteInBatches(this.dataSource, 'link_import', isOver, { batchSize: importBatchSize });
  }
}
