import { hashToken, sql } from '@platform/service-kit';
import { Provider, type AdapterPayload } from 'oidc-provider';
import { bindSession, deviceCookie } from '../../people/history/index.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { RecordAdapter } from './record.adapter.js';

/**
 * Sessions know the browser that they live in, also those that the provider itself begins. One that was ended from
 * elsewhere stays ended: a request that was under way writes its session back, but nobody finds it.
 */
export class SessionAdapter extends RecordAdapter {
  constructor(
    transaction: OauthTransaction,
    private readonly longestSeconds: number,
  ) {
    super('Session', transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    // Use prolongs a session, up to a while after its sign-in. A sign-in at another provider may be older than the
    // session here.
    const begunAt = Math.max(payload.loginTs ?? 0, payload.iat ?? 0) || Date.now() / 1000;
    const left = Math.max(1, Math.floor(begunAt + this.longestSeconds - Date.now() / 1000));
    await super.upsert(id, payload, Math.min(expiresIn, left));
    const token = Provider.ctx?.cookies.get(deviceCookie);
    if (payload.accountId && token && !this.transaction.unit.changes)
      await this.transaction.execute(bindSession(hashToken(id), hashToken(token)));
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    return this.ifLive(await super.find(id));
  }

  override async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.ifLive(await super.findByUid(uid));
  }

  private async ifLive(payload: AdapterPayload | undefined): Promise<AdapterPayload | undefined> {
    if (!payload?.accountId) return payload;
    const ended = await this.transaction.rowsOf(sql`SELECT FROM ended_sessions WHERE uid = ${payload.uid ?? null}`);
    return ended.length ? undefined : payload;
  }
}
