import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log, newUuid } from '@platform/service-kit';
import type { Click } from './click.js';
import { lineOf } from './click-line.js';
import { readSegment, rejectedSuffix, removeEmpty, syncFile, takeOver, type Segment } from './journal-files.js';
import { JournalText } from './journal-text.js';
import { isRunning, processName } from './process-name.js';

const maxBytes = 512 * 1024 * 1024;
const segmentClicks = 5_000;
const bufferBytes = 64 * 1024;
/** How long nothing is written after the disk refused. */
const refusalMs = 1_000;
/** Closed segments whose lines stay in memory as well; later ones are read back when their turn comes. */
const maxInMemory = 4;

interface Turn {
  clicks: number;
  lines: string;
  written: PromiseWithResolvers<void>;
}

/**
 * The write-ahead journal of one process (docs/architecture.md#one-click). The clicks of one turn of the event loop are
 * appended by one write, before the answers of that turn leave. So a killed process has lost none that it answered: the
 * kernel has what `write` took.
 *
 * A machine that loses power loses what was not synced. That is the last 20 to 50 ms while Postgres takes the clicks.
 * While it is away, `sync` is called every two seconds at least. Syncing before each answer would cost every visitor
 * the latency of the disk.
 */
export class ClickJournal {
  /** Clicks that were answered but not written down, because the journal was full or the disk refused. */
  dropped = 0;
  bytes = 0;
  private readonly own: string;
  private readonly closed: Segment[] = [];
  private current?: Segment & { file: number; text: JournalText };
  /** Used again and again. */
  private readonly spareTexts: JournalText[] = [];
  /** Clicks that are to be written at the end of this turn of the event loop. */
  private turn?: Turn;
  private buffer = Buffer.allocUnsafeSlow(bufferBytes);
  private number = 0;
  private refusedUntil = 0;
  /** Files that are not synced yet. */
  private readonly unsynced = new Set<string>();

  /** `wake` is called when there is something to take. `limitBytes` bounds the folder. */
  constructor(
    private readonly folder: string,
    private readonly wake: () => void,
    private readonly limitBytes = maxBytes,
  ) {
    this.own = join(folder, processName(newUuid()));
  }

  /** Makes the folder and takes over the segments of processes that have died. */
  open(): void {
    // The journal holds whole addresses for a moment: nobody else's to read.
    mkdirSync(this.own, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(this.folder)) {
      if (isRunning(name)) continue;
      for (const segment of takeOver(this.folder, name)) {
        this.closed.push(segment);
        this.bytes += segment.bytes;
      }
    }
    if (this.closed.length) this.wake();
  }

  /**
   * Resolves when the click is in the file. All clicks of a turn share one promise. Never rejects: a redirect does not
   * fail for want of a disk.
   */
  append(click: Click): Promise<void> {
    this.turn ??= this.beginTurn();
    this.turn.clicks += 1;
    this.turn.lines += lineOf(click);
    return this.turn.written.promise;
  }

  /** True while more waits than the clicks of the last moments. */
  get isBehind(): boolean {
    return this.closed.length > 0;
  }

  get isEmpty(): boolean {
    return this.closed.length === 0 && !this.current;
  }

  /** The oldest clicks that wait; null when none do. They stay in their file until `done`. */
  take(): { clicks: Click[]; segment: Segment } | null {
    if (this.closed.length === 0) this.closeCurrent();
    for (let segment = this.closed[0]; segment; segment = this.closed[0]) {
      try {
        return { segment, clicks: segment.text?.clicks() ?? readSegment(segment.path) };
      } catch (err) {
        // It must not hold up the others. The next start finds the file again.
        log.error({ err, path: segment.path }, 'click journal: a file cannot be read');
        this.remove(segment);
      }
    }
    return null;
  }

  /** Deletes the file, as its clicks are in Postgres. */
  done(segment: Segment): void {
    this.remove(segment);
    this.unsynced.delete(segment.path);
    rmSync(segment.path, { force: true });
    const folder = dirname(segment.path);
    if (folder !== this.own) removeEmpty(folder);
  }

  /** Postgres will never take these clicks: keeps the file aside for a person to look at, and lets the others go on. */
  reject(segment: Segment): void {
    this.remove(segment);
    renameSync(segment.path, segment.path + rejectedSuffix);
  }

  /** Writes down the clicks of this turn now. */
  flush(): void {
    const { turn } = this;
    if (!turn) return;
    this.turn = undefined;
    this.write(turn);
    turn.written.resolve();
  }

  /** Syncs what waits, while Postgres is away. Never rejects. */
  async sync(): Promise<void> {
    const paths = [...this.unsynced, this.own];
    this.unsynced.clear();
    for (const path of paths) {
      await syncFile(path).catch((err: unknown) => log.debug({ err, path }, 'click journal: not synced'));
    }
  }

  close(): void {
    this.flush();
    this.closeCurrent();
    removeEmpty(this.own);
  }

  private beginTurn(): Turn {
    setImmediate(() => this.flush());
    return { clicks: 0, lines: '', written: Promise.withResolvers() };
  }

  private write({ clicks, lines }: Turn): void {
    const length = this.encode(lines);
    if (this.bytes + length > this.limitBytes || performance.now() < this.refusedUntil) {
      this.dropped += clicks;
      return;
    }
    try {
      const segment = this.segmentWithRoom();
      for (let at = 0; at < length;) at += writeSync(segment.file, this.buffer, at, length - at);
      this.unsynced.add(segment.path);
      segment.text.add(this.buffer.subarray(0, length));
      segment.count += clicks;
      segment.bytes += length;
      this.bytes += length;
      if (segment.count === clicks) this.wake();
    } catch (err) {
      this.dropped += clicks;
      this.refusedUntil = performance.now() + refusalMs;
      log.error({ err, clicks }, 'click journal: not written');
      // A line may be torn now: nothing more goes into this file.
      this.closeCurrent();
    }
  }

  /** Into the buffer, which is used again and again. Answers with the number of bytes. */
  private encode(lines: string): number {
    // UTF-8 takes three bytes at most for each of a string's units.
    const most = 3 * lines.length;
    if (most > this.buffer.length) this.buffer = Buffer.allocUnsafeSlow(2 * most);
    return this.buffer.write(lines);
  }

  private segmentWithRoom() {
    if (this.current && this.current.count >= segmentClicks) this.closeCurrent();
    if (!this.current) {
      const path = join(this.own, `${String(++this.number).padStart(12, '0')}.jsonl`);
      const file = openSync(path, 'a', 0o600);
      this.current = { path, bytes: 0, count: 0, text: this.spareTexts.pop() ?? new JournalText(), file };
    }
    return this.current;
  }

  private closeCurrent(): void {
    if (!this.current) return;
    const { file, ...segment }: { file: number } & Segment = this.current;
    closeSync(file);
    this.current = undefined;
    if (segment.count === 0) return this.drop(segment);
    if (this.closed.length >= maxInMemory) this.clearText(segment);
    this.closed.push(segment);
  }

  private drop(segment: Segment): void {
    this.clearText(segment);
    rmSync(segment.path, { force: true });
  }

  private remove(segment: Segment): void {
    this.closed.splice(this.closed.indexOf(segment), 1);
    this.bytes -= segment.bytes;
    this.clearText(segment);
  }

  private clearText(segment: Segment): void {
    const { text } = segment;
    if (!text) return;
    segment.text = undefined;
    text.clear();
    this.spareTexts.push(text);
  }
}
