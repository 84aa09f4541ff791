import { hash, randomBytes } from 'node:crypto';
import { BoundedMap, execute, rowsOf, sql } from '@platform/service-kit';
import type { DataSource } from 'typeorm';
import type { Click } from './click.js';

const hashDigits = 32;
const maxDays = 3;

/** One random salt a day, the same in all processes. With the salt the way back from hash to visitor goes. */
export class VisitorSalts {
  private readonly known = new BoundedMap<string, string>(maxDays);

  constructor(private readonly dataSource: DataSource) {}

  async of(day: string): Promise<string> {
    const known = this.known.get(day);
    if (known) return known;
    await execute(
      this.dataSource,
      sql`INSERT INTO visitor_salt (day, salt) VALUES (${day}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`,
    );
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ salt: Buffer }>`SELECT salt FROM visitor_salt WHERE day = ${day}`,
    );
    const salt = row!.salt.toString('base64');
    this.known.set(day, salt);
    return salt;
  }
}

/** Tells visitors of one item apart within one day, and of two items or two days not at all. 32 hexadecimal digits. */
export function visitorHash(salt: string, { address, userAgent, kind, itemId }: Click): string {
  return hash('sha256', `${salt}\0${kind}\0${itemId}\0${address}\0${userAgent}`, 'hex').slice(0, hashDigits);
}
