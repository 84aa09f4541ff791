import { useLingui } from '@lingui/react/macro';
import type { ApiKeyScope } from '@platform/contracts';
import { allScopes } from './scopes.js';

/** The rights of a key in words: each, and several of them in few words for a table. */
export function useScopeWords() {
  const { t } = useLingui();
  const words: Record<ApiKeyScope, string> = {
    'links:read': t`Read links and their statistics`,
    'links:write': t`Make, change and delete links`,
    'account:read': t`Read the account and its keys`,
    'account:write': t`Change the account and its keys`,
  };
  const few: Record<ApiKeyScope, string> = {
    'links:read': t`links read`,
    'links:write': t`links write`,
    'account:read': t`account read`,
    'account:write': t`account write`,
  };
  const summary = (scopes: readonly ApiKeyScope[]) =>
    scopes.length === allScopes.length ? t`everything` : scopes.map((scope) => few[scope]).join(', ');
  return { words, summary };
}
