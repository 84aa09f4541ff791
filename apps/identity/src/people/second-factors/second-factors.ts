import { Injectable } from '@nestjs/common';
import { part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

export interface SecondFactors {
  totp: boolean;
  passkeys: number;
  /** Recovery codes that are left. */
  recovery_codes: number;
}

/** Whether a person has one, in SQL. */
export const hasSecondFactor = (userUuid: SqlPart) => part`
  (EXISTS (SELECT FROM totp_secrets WHERE user_uuid = ${userUuid} AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE user_uuid = ${userUuid}))`;

/** What somebody has beside their password. */
@Injectable()
export class Mfa {
  constructor(private readonly dataSource: DataSource) {}

  async of(userUuid: string, manager: EntityManager = this.dataSource.manager): Promise<SecondFactors> {
    const [factors] = await rowsOf(
      manager,
      sql<SecondFactors>`
        SELECT EXISTS (SELECT FROM totp_secrets WHERE user_uuid = ${userUuid} AND confirmed_at IS NOT NULL) AS totp,
          (SELECT count(*)::int FROM passkeys WHERE user_uuid = ${userUuid}) AS passkeys,
          (SELECT count(*)::int FROM recovery_codes
           WHERE user_uuid = ${userUuid} AND used_at IS NULL) AS recovery_codes`,
    );
    return factors!;
  }

  /** Whether a password alone does not sign this person in. */
  async isRequired(userUuid: string): Promise<boolean> {
    const { totp, passkeys } = await this.of(userUuid);
    return totp || passkeys > 0;
  }
}
