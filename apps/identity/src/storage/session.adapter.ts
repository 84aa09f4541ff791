import { hashToken } from '@platform/service-kit';
import { Provider, type AdapterPayload } from 'oidc-provider';
import { bindSession, deviceCookie } from '../devices/devices.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { RecordAdapter } from './record.adapter.js';

/** Sessions know the browser that they live in, also those that the provider itself begins. */
export class SessionAdapter extends RecordAdapter {
  constructor(transaction: OauthTransaction) {
    super('Session', transaction);
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await super.upsert(id, payload, expiresIn);
    const token = Provider.ctx?.cookies.get(deviceCookie);
    if (payload.accountId && token) await this.transaction.query(bindSession, [hashToken(id), hashToken(token)]);
  }
}
