import { webhookSecretPurpose } from '@platform/contracts';
import type { SealedColumn } from '@platform/service-kit';
import { sealedAccountToken } from './account-tokens/account-tokens.js';
import { sealedProviderSecret } from './federation/identity-providers.service.js';
import { sealedSigningKey } from './keys/signing-keys.service.js';
import { sealedTotpSecret } from './mfa/totp.js';

export const sealedColumns: SealedColumn[] = [
  ...['sealed_webhook_secret', 'sealed_previous_webhook_secret'].map((column) => ({
    table: 'oauth_clients',
    column,
    by: [],
    purpose: () => webhookSecretPurpose,
  })),
  sealedSigningKey,
  sealedTotpSecret,
  sealedProviderSecret,
  sealedAccountToken,
  { table: 'oauth_records', column: 'sealed_answer', by: [], purpose: 'passing' },
];
