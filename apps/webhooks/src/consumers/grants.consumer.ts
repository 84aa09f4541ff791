import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut, Withdrawals } from '../fan-out/index.js';

@Injectable()
export class GrantsConsumer {
  constructor(
    private readonly fanOut: FanOut,
    private readonly withdrawals: Withdrawals,
  ) {}

  @OnEvent('grant.saved', 'grant.revoked')
  async save(event: PlatformEvent<'grant.saved' | 'grant.revoked'>, tx: EntityManager): Promise<void> {
    const { grant } = event.payload;
    const { grant_id, user_uuid, client_id, scopes } = grant;
    const isLive = event.type === 'grant.saved';
    await this.fanOut.lockAudience(tx);
    const before = await this.withdrawals.scopesOf(tx, grant);
    const saved = await rowsOf(
      tx,
      sql`
        INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version)
        VALUES (${grant_id}, ${user_uuid}, ${client_id}, ${scopes}, ${isLive}, ${event.version})
        ON CONFLICT (grant_id) DO UPDATE
        SET scopes = excluded.scopes, is_live = excluded.is_live, version = excluded.version
        WHERE oauth_grant.version < excluded.version
        RETURNING grant_id`,
    );
    if (saved.length === 0) return;
    // A grant may also come back narrower than it was.
    await this.withdrawals.grantChanged(tx, grant, before);
    if (isLive) await this.fanOut.catchUpClient(tx, client_id, event.occurredAt);
  }
}
