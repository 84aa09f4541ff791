import { styleText } from 'node:util';

const width = 14;

/**
 * What `npm start` prints: its progress, then the children's logs, each line under its child's name. Colours only on a
 * terminal that has them.
 */
export class Terminal {
  /** `  ok  postgres 18.4   private, .data/pg` */
  ok(subject: string, detail = ''): void {
    const name = detail ? subject.padEnd(width) : subject;
    this.print(`  ${styleText('green', 'ok')}  ${name}${styleText('dim', detail)}`);
  }

  print(line = ''): void {
    console.log(line);
  }

  /** A line of a child, its JSON made readable. */
  log(name: string, line: string): void {
    this.print(`${styleText('cyan', name.padEnd(width))} ${readable(line)}`);
  }

  problem(sentence: string): void {
    this.print(`${styleText('yellow', 'platform'.padEnd(width))} ${sentence}`);
  }
}

/** A pino line as `level message key=value …`; any other line as it is. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
    const pairs = Object.entries(rest).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const stack = (err as { stack?: string } | undefined)?.stack ?? '';
    const head = [time, level === 'info' ? undefined : level, msg].filter((part) => part !== undefined && part !== '');
    return [...head, ...pairs].join(' ') + (stack ? `\n${stack}` : '');
  } catch {
    return line;
  }
}
