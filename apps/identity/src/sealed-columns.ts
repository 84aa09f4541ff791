import { webhookSecretPurpose } from '@platform/contracts';
import { sealedWithPrevious, type SealedColumn } from '@platform/service-kit';
import { sealedAccountToken } from './people/mails/account-tokens.js';
import { sealedProviderSecret } from './signing-in/federation/identity-providers.service.js';
import { sealedSigningKey } from './protocol/keys/signing-keys.service.js';
import { sealedTotpSecret } from './people/second-factors/totp.js';

export const sealedColumns: SealedColumn[] = [
  ...sealedWithPrevious('oauth_clients', 'webhook_secret', webhookSecretPurpose),
  sealedSigningKey,
  sealedTotpSecret,
  sealedProviderSecret,
  sealedAccountToken,
  { table: 'oauth_records', column: 'sealed_answer', by: [], purpose: 'passing' },
];
