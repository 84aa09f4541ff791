/**
 * Loaded into a service by `--import`: `Date` is off by what a file says for this service. The file is looked at four
 * times a second. Timers are right, as on a machine whose clock is set wrong.
 */
import { readFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const service = /apps\/(\w+)\//.exec(process.argv[1] ?? '')?.[1] ?? '';
const RealDate = Date;
let offsetMs = 0;

function look(): void {
  try {
    offsetMs = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>)[service] ?? 0;
  } catch {
    // There is no file before the first skew, and half a one while it is written.
  }
}

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
setInterval(look, 250).unref();
