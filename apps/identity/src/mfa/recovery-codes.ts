import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashToken } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

const number = 10;
const groups = 4;
const groupLength = 4;
/** Crockford's base 32: nothing that looks like something else on paper. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** For somebody who lost their phone: ten codes of 80 bits, each good once, of which only hashes are kept. */
@Injectable()
export class RecoveryCodes {
  /** New codes, to be shown once; those before are void. */
  async make(tx: EntityManager, userUuid: string): Promise<string[]> {
    const codes = Array.from({ length: number }, newCode);
    // Two at the same time would else leave twenty.
    await tx.query(`SELECT FROM users WHERE uuid = $1 FOR UPDATE`, [userUuid]);
    await this.remove(tx, userUuid);
    await tx.query(`INSERT INTO recovery_codes (user_uuid, hash) SELECT $1, unnest($2::text[])`, [
      userUuid,
      codes.map((code) => hashToken(normal(code))),
    ]);
    return codes;
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
