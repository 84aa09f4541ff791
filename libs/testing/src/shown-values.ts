type Json = Record<string, unknown>;

const hour = 3_600_000;
const day = 24 * hour;
/** Every call of an example was made then. */
const madeAt = Date.parse('2026-11-26T09:30:00Z');

const loopback = /http:\/\/(127\.0\.0\.1|localhost):\d+/g;
const uuids = /(?!0{8}|f{8})[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const emails = /(?:\b([a-z]+)\.)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(@|%40)example\.(?:org|com)/g;
const moments = /(\d{4}-\d\d-\d\d)(?:([T ])(\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)?)?/g;
const seconds = /^1\d{9}$/;
const secrets = /(?<![A-Za-z0-9])(?:whsec_[\w+/=-]{20,}|[\w-]{20,})/g;
const beginnings = /^(?:join|lk|secret|whsec)_/;
const hashes = /\b[0-9a-f]{32,64}\b/g;
const qrAliases = /(?<=\/qr\/)[\w-]{10}(?![\w-])/g;
const recoveryCodes = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/;

/**
 * What is sent and answered, with values that are the same whenever they are made: moments, ids, addresses and secrets
 * that differ from one run of a test to the next become made-up ones.
 */
export class ShownValues {
  private readonly known = new Map<string, string>();
  private readonly counts: Record<string, number> = {};

  /** @param origins what stands for the addresses of the test */
  constructor(private readonly origins: Readonly<Record<string, string>>) {}

  /** @param at when the call was made */
  shown(value: unknown, at: number, key = ''): unknown {
    if (typeof value === 'string') return this.text(value, at, key);
    if (typeof value === 'number') return numberShown(value, at, key);
    if (Array.isArray(value)) return value.map((item) => this.shown(item, at, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Json);
    return Object.fromEntries(entries.map(([name, inside]) => [this.text(name, at), this.shown(inside, at, name)]));
  }

  private text(value: string, at: number, key = ''): string {
    if (value.startsWith('data:')) return value;
    if (seconds.test(value)) return String(numberShown(Number(value), at));
    if (key === 'code' && /^\d{6}$/.test(value)) return '123456';
    if (key === 'prefix') return this.beginning(value);
    if (recoveryCodes.test(value))
      return this.standIn(value, 'code', (n) => `code-code-code-${String(n).padStart(4, '0')}`);
    const placed = Object.entries(this.origins).reduce((text, [real, shown]) => text.replaceAll(real, shown), value);
    return placed
      .replace(loopback, 'https://app.example.org')
      .replace(/\b127\.0\.0\./g, '203.0.113.')
      .replace(emails, (_, name: string | undefined, at: string) => `${name ?? 'ada'}${at}example.org`)
      .replace(uuids, (uuid) =>
        this.standIn(uuid, 'uuid', (n) => `0190b0c6-7a4e-7cc0-8000-${String(n).padStart(12, '0')}`),
      )
      .replace(moments, (moment) => momentShown(moment, at))
      .replace(qrAliases, (alias) => this.standIn(alias, 'qr', (n) => `Example${String(n).padStart(3, '0')}`))
      .replace(hashes, (hash) => this.standIn(hash, 'hash', (n) => repeated(n.toString(16).padStart(4, '0'), hash)))
      .replace(secrets, (secret) => {
        const [beginning = ''] = beginnings.exec(secret) ?? [];
        return beginning + this.token(secret.slice(beginning.length));
      });
  }

  private token(token: string): string {
    if (!isRandom(token)) return token;
    const isBase32 = /^[A-Z2-7]+$/.test(token);
    return this.standIn(token, 'token', (n) => repeated(isBase32 ? 'EXAMPLE' : `Example${n}`, token));
  }

  /** The beginning of a secret that was shown before. */
  private beginning(value: string): string {
    const secret = [...this.known.keys()].find((one) => one.startsWith(value));
    return secret ? this.known.get(secret)!.slice(0, value.length) : value;
  }

  private standIn(value: string, kind: string, make: (count: number) => string): string {
    const known = this.known.get(value);
    if (known) return known;
    const count = (this.counts[kind] ?? 0) + 1;
    this.counts[kind] = count;
    const made = make(count);
    this.known.set(value, made);
    return made;
  }
}

/** Capitals and small letters without order, or what authenticator apps read: no word and no path has that. */
function isRandom(text: string): boolean {
  const capitals = text.replace(/[^A-Z]/g, '').length;
  return (capitals > 2 && text.replace(/[^a-z]/g, '').length > 2) || /^[A-Z2-7]{32}$/.test(text);
}

/** A word again and again, as long as the value that it stands for. */
function repeated(word: string, { length }: string): string {
  return word.repeat(length).slice(0, length);
}

/** As far from the moment of all examples as it was from the call, to the minute; what is fixed in the code stays. */
function momentShown(moment: string, at: number): string {
  const [, date, separator, time, fraction = '', zone = ''] = new RegExp(moments.source).exec(moment)!;
  const parsed = Date.parse(`${date}T${time ?? '00:00:00'}${zone || 'Z'}`);
  const away = parsed - at;
  if (Math.abs(away) > 400 * day) return moment;
  if (!time || (separator === ' ' && time === '00:00:00'))
    return moved(parsed, at, day).slice(0, 10) + moment.slice(10);
  const isHour = time.endsWith(':00:00') && !fraction;
  if (!isHour && !isRelative(away)) return moment;
  const shown = isHour ? moved(parsed, at, hour) : new Date(madeAt + Math.round(away / 60_000) * 60_000).toISOString();
  return [shown.slice(0, 10), separator, shown.slice(11, 19), fraction.replace(/\d/g, '0'), zone].join('');
}

/** Whether it was reckoned from now: it is near, or whole hours away. */
function isRelative(away: number): boolean {
  const rest = Math.abs(away) % hour;
  return Math.abs(away) < day / 2 || Math.min(rest, hour - rest) < 30_000;
}

/** The beginning of the day or hour that is as many of them from that of all examples. */
function moved(moment: number, at: number, unit: number): string {
  const steps = Math.floor(moment / unit) - Math.floor(at / unit);
  return new Date((Math.floor(madeAt / unit) + steps) * unit).toISOString();
}

function numberShown(value: number, at: number, key = ''): number {
  if (key.endsWith('_ms')) return value > 0 ? 120 : value;
  const away = value * 1000 - at;
  if (!seconds.test(String(value)) || !isRelative(away)) return value;
  return madeAt / 1000 + Math.round(away / 60_000) * 60;
}
