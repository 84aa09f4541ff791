import type { ApiKeyScope } from '@platform/contracts';

export const allScopes: readonly ApiKeyScope[] = ['links:read', 'links:write', 'account:read', 'account:write'];

/** What most programs need. */
export const usualScopes: readonly ApiKeyScope[] = ['links:read', 'links:write'];
