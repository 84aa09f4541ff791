import { Injectable } from '@nestjs/common';
import { hashToken, rowsOf, sql } from '@platform/service-kit';
import { errors } from 'oidc-provider';
import { DataSource } from 'typeorm';

/**
 * Seconds that a device waits between two requests, and how many more after each one that came too early (RFC 8628
 * section 3.5).
 */
export const pollSeconds = 5;
const longestPollSeconds = 60;

/** How often a device asks for its tokens. */
@Injectable()
export class DevicePolls {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts one request of the client that the code belongs to; `slow_down` when it comes too early. Of parallel ones
   * one is in time.
   */
  async count(deviceCode: string, clientId: string): Promise<void> {
    const [poll] = await rowsOf(
      this.dataSource,
      sql<{ is_early: boolean }>`
        WITH before AS (
          SELECT hash, coalesce(poll_seconds, ${pollSeconds}) AS seconds, coalesce(
            polled_at > clock_timestamp() - make_interval(secs => coalesce(poll_seconds, ${pollSeconds})), false
          ) AS is_early
          FROM oauth_records
          WHERE kind = 'DeviceCode' AND hash = ${hashToken(deviceCode)} AND payload->>'clientId' = ${clientId}
          FOR UPDATE
        )
        UPDATE oauth_records record SET
          polled_at = clock_timestamp(),
          poll_seconds = CASE WHEN is_early THEN least(seconds + ${pollSeconds}, ${longestPollSeconds}) ELSE seconds END
        FROM before WHERE kind = 'DeviceCode' AND record.hash = before.hash RETURNING is_early`,
    );
    if (poll?.is_early) throw new errors.SlowDown('the device asks too often');
  }
}
