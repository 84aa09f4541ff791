import { webhookSecretPurpose } from '@platform/contracts';
import { sealedWithPrevious, type SealedColumn } from '@platform/service-kit';
import { sealedAccountToken } from './account-tokens/account-tokens.js';
import { sealedProviderSecret } from './federation/identity-providers.service.js';
import { sealedSigningKey } from './keys/signing-keys.service.js';
import { sealedTotpSecret } from './mfa/totp.js';

export const sealedColumns: SealedColumn[] = [
  ...sealedWithPrevious('oauth_clients', 'webhook_secret', webhookSecretPurpose),
  sealedSigningKey,
  sealedTotpSecret,
  sealedProviderSecret,
  sealedAccountToken,
  { table: 'oauth_records', column: 'sealed_answer', by: [], purpose: 'passing' },
];
