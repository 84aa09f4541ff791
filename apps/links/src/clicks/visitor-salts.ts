import { hash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Click } from './click.js';

const hashBytes = 16;
const mostDays = 3;

/** One random salt a day, the same in all processes. With the salt the way back from hash to visitor goes. */
export class VisitorSalts {
  private readonly known = new Map<string, Buffer>();

  constructor(private readonly dataSource: DataSource) {}

  async of(day: string): Promise<Buffer> {
    const known = this.known.get(day);
    if (known) return known;
    await this.dataSource.query(`INSERT INTO visitor_salt (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      day,
      randomBytes(32),
    ]);
    const [row] = await this.dataSource.query<{ salt: Buffer }[]>(`SELECT salt FROM visitor_salt WHERE day = $1`, [
      day,
    ]);
    this.known.set(day, row!.salt);
    if (this.known.size > mostDays) this.known.delete(this.known.keys().next().value!);
    return row!.salt;
  }
}

/** Tells visitors of one link apart within one day, and of two links or two days not at all. */
export function visitorHash(salt: Buffer, { address, userAgent, linkId }: Click): Buffer {
  const visitor = `${salt.toString('base64')}\0${linkId}\0${address}\0${userAgent}`;
  return hash('sha256', visitor, 'buffer').subarray(0, hashBytes);
}
