import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LogFile } from './log-file.js';
import { orderOf } from '@platform/testing/parent-channel';
import { end, identify, type ProcessIdentity } from './process-identity.js';
import type { ProcessLedger } from './process-ledger.js';
import { Refusal } from './refusal.js';

/** What to start and how to end it. */
export interface ChildPlan {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  /** User and group id, when the child must not run as root. */
  userId?: number;
  stopSignal: NodeJS.Signals;
  /** After this the child is killed. */
  stopGraceMs: number;
  /** Whether it takes orders (`libs/testing/src/parent-channel.ts`). */
  isOrdered?: boolean;
}

/** Where a child's lines go besides its log file. */
export type LineListener = (name: string, line: string) => void;

/**
 * A started process. It runs in a session of its own, so that Ctrl-C reaches the supervisor alone, which then ends
 * everything in the right order.
 */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Resolves with one phrase on how it ended, once its log holds all that it wrote; never rejects. */
  readonly exited: Promise<string>;
  /** The last lines it wrote, for messages. */
  readonly lastLines: string[];
  /** Resolves when a line matches; a {@link Refusal} when the child ends first. */
  sees(pattern: RegExp): Promise<void>;
  /** Of a child that takes orders: resolves when it has carried out this one. */
  order(order: unknown): Promise<void>;
  stop(): Promise<void>;
}

const keptLines = 30;

/** Starts children, keeps their logs in one folder and their numbers in the ledger. */
export class Nursery {
  private isClosed = false;
  private readonly opened = new Set<string>();

  constructor(
    private readonly ledger: ProcessLedger,
    private readonly logFolder: string,
    private readonly listener: LineListener = () => undefined,
    private readonly say: (sentence: string) => void = () => undefined,
  ) {
    mkdirSync(logFolder, { recursive: true });
  }

  /** From now on nothing is started: what still tries is told that the platform stops. */
  close(): void {
    this.isClosed = true;
  }

  start(plan: ChildPlan): Child {
    if (this.isClosed) throw new Refusal(`${plan.name} is not started: the platform is stopping.`);
    const started = spawn(plan.command, plan.args, {
      cwd: plan.cwd,
      env: plan.env,
      uid: plan.userId,
      gid: plan.userId,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(plan.isOrdered ? (['ipc'] as const) : [])],
    });
    const ended = new Promise<string>((resolve) => {
      started.once('error', (error) => resolve(`could not be run: ${error.message}`));
      started.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
    });
    const pid = started.pid ?? 0;
    const identity = identify(pid);
    this.remember(() => this.ledger.add(plan.name, pid, plan.stopSignal));
    const lines = this.collect(plan.name, [started.stdout!, started.stderr!]);
    const exited = ended.then(async (how) => {
      this.remember(() => this.ledger.remove(pid));
      await lines.close();
      return how;
    });
    return {
      name: plan.name,
      pid,
      exited,
      lastLines: lines.last,
      sees: (pattern) => lines.sees(pattern, exited, plan.name),
      order: (order) => orderOf(started, order),
      stop: () => stopChild(identity, plan, exited),
    };
  }

  /** A full disk ends no child; the next change writes all that is to be remembered. */
  private remember(change: () => void): void {
    try {
      change();
    } catch (err) {
      this.say(`${this.ledger.path} cannot be written: ${(err as Error).message}`);
    }
  }

  /** What was started again goes on in the same file. */
  private openLog(name: string): LogFile {
    const log = new LogFile(join(this.logFolder, `${name}.log`), this.say);
    if (this.opened.has(name)) return log;
    this.opened.add(name);
    return log.putAside();
  }

  private collect(name: string, streams: NodeJS.ReadableStream[]) {
    const file = this.openLog(name);
    const last: string[] = [];
    const waiting = new Set<(line: string) => void>();
    for (const input of streams) {
      createInterface({ input }).on('line', (line) => {
        file.write(line);
        last.push(line);
        if (last.length > keptLines) last.shift();
        for (const look of waiting) look(line);
        this.listener(name, line);
      });
    }
    const sees = (pattern: RegExp, exited: Promise<string>, childName: string) =>
      new Promise<void>((resolve, reject) => {
        const look = (line: string) => {
          if (!pattern.test(line)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        last.forEach(look);
        void exited.then((how) => reject(new Refusal(`${childName} ${how}: ${last.slice(-3).join(' ')}`)));
      });
    return { last, sees, close: () => file.close() };
  }
}

async function stopChild(
  identity: ProcessIdentity | undefined,
  plan: ChildPlan,
  exited: Promise<string>,
): Promise<void> {
  if (identity) await end(identity, plan.stopSignal, plan.stopGraceMs);
  await exited;
}
