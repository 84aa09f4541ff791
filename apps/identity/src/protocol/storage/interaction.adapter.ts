import { hashToken, sql } from '@platform/service-kit';
import { Provider, type AdapterPayload } from 'oidc-provider';
import { isRepeatedReturn } from './repeated-return.js';
import type { OauthTransaction } from './oauth-transaction.js';
import { RecordAdapter } from './record.adapter.js';

/** As long as a second click may lead where the first one led. */
const keptSeconds = 30;

/** A sign-in that waits for a person. One that was answered stays for a moment, for a repeated return alone. */
export class InteractionAdapter extends RecordAdapter {
  constructor(transaction: OauthTransaction) {
    super('Interaction', transaction);
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await super.find(id);
    return found?.['consumed'] && !isRepeatedReturn(Provider.ctx) ? undefined : found;
  }

  override async destroy(id: string): Promise<void> {
    await this.transaction.execute(
      sql`
        UPDATE oauth_records SET
          consumed_at = now(), expires_at = least(expires_at, now() + make_interval(secs => ${keptSeconds}))
        WHERE kind = ${this.kind} AND hash = ${hashToken(id)} AND consumed_at IS NULL`,
    );
  }
}
