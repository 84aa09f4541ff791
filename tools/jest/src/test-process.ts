import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SerializableError, TestResult } from '@jest/test-result';
import type { Answer, FileOrder, Order } from './messages.js';

const answerMs = 1_000;

/** What a test process must not do. */
export interface Fault {
  path: string;
  error: SerializableError;
}

export interface Limits {
  /** A file that takes longer is ended with its process; single tests have Jest's own time-out. */
  fileMs: number;
  /** Within this a process must end by itself after its last file. */
  endMs: number;
}

/**
 * One process of Node that runs test files one after the other. Modules are loaded once for all of them
 * (docs/adr/0019). Nothing makes it exit while something is open: a process that does not end by itself is a fault of
 * its files.
 */
export class TestProcess {
  private readonly child: ChildProcess;
  private readonly exited: Promise<string>;
  private readonly ran: string[] = [];
  private open?: { path: string; kinds: string[] }[];
  private answered?: PromiseWithResolvers<TestResult>;
  private hasExited = false;

  constructor(
    private readonly limits: Limits,
    private readonly onFault: (fault: Fault) => void,
  ) {
    this.child = fork(join(import.meta.dirname, 'worker.js'), [], {
      execArgv: ['--enable-source-maps', `--import=${join(import.meta.dirname, 'globals-hook.js')}`],
      // Every process loads the same modules: what they were compiled to is read from here.
      env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled') },
      serialization: 'advanced',
    });
    this.exited = once(this.child, 'exit').then(([code, signal]: (string | number | null)[]) => {
      this.hasExited = true;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      this.answered?.reject(said(`The process of this test file ${how} before the file did.`));
      return how;
    });
    this.child.on('message', (answer) => this.take(answer as Answer));
  }

  get isUsable(): boolean {
    return !this.hasExited;
  }

  /** @throws {SerializableError} when the file cannot be run to its end; it says why */
  async run(file: FileOrder): Promise<TestResult> {
    this.ran.push(file.path);
    const answered = (this.answered = Promise.withResolvers<TestResult>());
    const timer = setTimeout(() => {
      answered.reject(said(`This test file has not ended within ${this.limits.fileMs / 1000} s.`));
      this.child.kill('SIGKILL');
    }, this.limits.fileMs);
    try {
      this.send({ file });
      return await answered.promise;
    } finally {
      clearTimeout(timer);
      this.answered = undefined;
      // Killed, or about to exit: the next file gets another process.
      if (this.child.killed) await this.exited;
    }
  }

  /** Lets the process end; what holds it open is a fault of the files after which it was. */
  async end(): Promise<void> {
    if (this.hasExited) return;
    this.send({ end: true });
    const timer = setTimeout(() => this.endByForce(), this.limits.endMs);
    const how = await this.exited;
    clearTimeout(timer);
    const last = this.ran.at(-1);
    if (how === 'ended with code 0' || this.child.killed || !last) return;
    this.onFault({ path: last, error: said(`The process of this test file ${how} after its last file.`) });
  }

  /** Ends it at once, for a run that was interrupted. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** The process is asked what is open, and has a second for its answer: it may be in a loop. */
  private endByForce(): void {
    this.send({ sayOpen: true });
    setTimeout(() => {
      this.child.kill('SIGKILL');
      const found = this.open ?? this.ran.map((path) => ({ path, kinds: [] }));
      for (const { path, kinds } of found) {
        const message = `This test file left something open, so that its process did not end: ${counted(kinds)}.`;
        this.onFault({ path, error: said(message) });
      }
    }, answerMs);
  }

  private send(order: Order): void {
    // A process that died answers by its exit.
    this.child.send(order, () => undefined);
  }

  private take(answer: Answer): void {
    if ('result' in answer) this.answered?.resolve(answer.result);
    else if ('failure' in answer) this.answered?.reject(answer.failure);
    else if ('late' in answer) this.onFault(answer.late);
    else if (answer.open.length > 0) this.open = answer.open;
  }
}

/** Reporters print the stack: there is none that would tell more than the message. */
function said(message: string): SerializableError {
  return { message, stack: message, type: 'Error' };
}

/** `Timeout × 12, TCPSocketWrap`. */
function counted(kinds: string[]): string {
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const named = [...new Set(kinds)].map((kind) => (count(kind) > 1 ? `${kind} × ${count(kind)}` : kind));
  return named.join(', ') || 'Node does not say what';
}
