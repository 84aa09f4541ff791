import { webhookSecretPurpose } from '@platform/contracts';
import type { SealedColumn } from '@platform/service-kit';

/** As identity sealed them (ADR 2). */
export const sealedOfClients: SealedColumn[] = ['sealed_webhook_secret', 'sealed_previous_webhook_secret'].map(
  (column) => ({ table: 'client', column, by: [], purpose: () => webhookSecretPurpose }),
);
