import { createWriteStream, existsSync, renameSync, type WriteStream } from 'node:fs';

const tryAgainMs = 5_000;

/** The log of one child. A disk that is full or broken costs lines of it, and ends nobody. */
export class LogFile {
  private stream?: WriteStream;
  private lostAt = -Infinity;
  private isSaid = false;

  /** @param say told once when lines are lost, and once when they are kept again */
  constructor(
    private readonly path: string,
    private readonly say: (sentence: string) => void,
  ) {}

  /** One file a run; the one of the run before is kept beside it. */
  putAside(): this {
    if (existsSync(this.path)) renameSync(this.path, this.path.replace(/\.log$/, '.previous.log'));
    return this;
  }

  write(line: string): void {
    this.stream ??= this.open();
    this.stream?.write(`${line}\n`, (err) => {
      if (!err) this.kept();
    });
  }

  /** Resolves when all that can be kept is. */
  close(): Promise<void> {
    const { stream } = this;
    if (!stream || stream.destroyed) return Promise.resolve();
    return new Promise((resolve) => {
      stream.once('close', resolve);
      stream.end();
    });
  }

  private open(): WriteStream | undefined {
    if (performance.now() - this.lostAt < tryAgainMs) return undefined;
    const stream = createWriteStream(this.path, { flags: 'a', mode: 0o600 });
    return stream.on('error', (err) => this.lost(stream, err));
  }

  private lost(stream: WriteStream, err: Error): void {
    if (this.stream === stream) this.stream = undefined;
    this.lostAt = performance.now();
    if (!this.isSaid) this.say(`${this.path} cannot be written, its lines are lost meanwhile: ${err.message}`);
    this.isSaid = true;
  }

  private kept(): void {
    if (this.isSaid) this.say(`${this.path} is written again`);
    this.isSaid = false;
  }
}
