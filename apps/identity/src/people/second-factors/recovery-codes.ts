import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { execute, hashToken, rowsOf, sql } from '@platform/service-kit';
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
    const hashes = codes.map((code) => hashToken(normal(code)));
    await execute(tx, sql`INSERT INTO recovery_codes (user_uuid, hash) SELECT ${userUuid}, unnest(${hashes}::text[])`);
    return codes;
  }

  /**
   * Names the codes that somebody has, for a form that replaces them: one that is sent again names codes that are gone.
   */
  async nameOf(userUuid: string, manager: EntityManager = this.dataSource.manager): Promise<string> {
    const [codes] = await rowsOf(
      manager,
      sql<{ first: string | null }>`SELECT min(hash) AS first FROM recovery_codes WHERE user_uuid = ${userUuid}`,
    );
    return hashToken(codes?.first ?? '');
  }

  /** Whether these are codes of theirs that are still good, none twice. */
  async areOf(userUuid: string, codes: readonly string[]): Promise<boolean> {
    const hashes = [...new Set(codes.map((code) => hashToken(normal(code))))];
    const [found] = await rowsOf(
      this.dataSource,
      sql<{ count: number }>`
        SELECT count(*)::int FROM recovery_codes
        WHERE user_uuid = ${userUuid} AND used_at IS NULL AND hash = ANY (${hashes}::text[])`,
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
    const used = await execute(
      tx,
      sql`
        UPDATE recovery_codes SET used_at = now()
        WHERE user_uuid = ${userUuid} AND hash = ${hashToken(normal(code))} AND used_at IS NULL`,
    );
    return used === 1;
  }

  async remove(tx: EntityManager, userUuid: string): Promise<void> {
    await execute(tx, sql`DELETE FROM recovery_codes WHERE user_uuid = ${userUuid}`);
  }

  private async lock(tx: EntityManager, userUuid: string): Promise<void> {
    await rowsOf(tx, sql`SELECT FROM users WHERE uuid = ${userUuid} FOR UPDATE`);
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
