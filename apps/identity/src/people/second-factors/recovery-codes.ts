import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashToken } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

const number = 10;
const groups = 4;
const groupLength = 4;
/** Crockford's base 32: nothing that looks like something else on paper. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** For somebody who lost their phone: ten codes of 80 bits, each good once, of which only hashes are kept. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** New codes, to be shown once; those before are void. */
  async make(tx: EntityManager, userUuid: string): Promise<string[]> {
    const codes = Array.from({ length: number }, newCode);
    // Two at the same time would else leave twenty.
    await this.lock(tx, userUuid);
    await this.remove(tx, userUuid);
    await tx.query(`INSERT INTO recovery_codes (user_uuid, hash) SELECT $1, unnest($2::text[])`, [
      userUuid,
      codes.map((code) => hashToken(normal(code))),
    ]);
    return codes;
  }

  /**
   * Names the codes that somebody has, for a form that replaces them: one that is sent again names codes that are gone.
   */
  async nameOf(userUuid: string, manager: EntityManager = this.dataSource.manager): Promise<string> {
    const [codes] = await manager.query<{ first: string | null }[]>(
      `SELECT min(hash) AS first FROM recovery_codes WHERE user_uuid = $1`,
      [userUuid],
    );
    return hashToken(codes?.first ?? '');
  }

  /** Whether these are codes of theirs that are still good, none twice. */
  async areOf(userUuid: string, codes: readonly string[]): Promise<boolean> {
    const hashes = [...new Set(codes.map((code) => hashToken(normal(code))))];
    const [found] = await this.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int FROM recovery_codes WHERE user_uuid = $1 AND used_at IS NULL AND hash = ANY ($2::text[])`,
      [userUuid, hashes],
    );
    return found!.count === codes.length;
  }

  /** Whether the codes are still those of that name; until the end of the transaction nobody makes others. */
  async areStill(tx: EntityManager, userUuid: string, name: string): Promise<boolean> {
    await this.lock(tx, userUuid);
    return (await this.nameOf(userUuid, tx)) === name;
  }

  /** True for one that was not used before: of any number at once exactly one is true. */
  async use(tx: EntityManager, userUuid: string, code: string): Promise<boolean> {
    const [, used] = await tx.query<[unknown, number]>(
      `UPDATE recovery_codes SET used_at = now() WHERE user_uuid = $1 AND hash = $2 AND used_at IS NULL`,
      [userUuid, hashToken(normal(code))],
    );
    return used === 1;
  }

  async remove(tx: EntityManager, userUuid: string): Promise<void> {
    await tx.query(`DELETE FROM recovery_codes WHERE user_uuid = $1`, [userUuid]);
  }

  private async lock(tx: EntityManager, userUuid: string): Promise<void> {
    await tx.query(`SELECT FROM users WHERE uuid = $1 FOR UPDATE`, [userUuid]);
  }
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As people type it: in capitals, with spaces, with a letter for a digit. */
function normal(code: string): string {
  return code
    .slice(0, 100)
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');
}
