import { errors } from 'oidc-provider';

/** What a request wants of a claim of the ID token (OpenID Connect Core 5.5.1). */
interface WantedClaim {
  isEssential: boolean;
  /** Empty when any value is good. */
  values: string[];
}

/**
 * Read from the parameter `claims` itself, which the provider has checked: in what it makes of it, `acr_values` stands
 * in the place of a claim `acr`. Throws `invalid_request` for values that are no text.
 */
export function wantedOfIdToken(params: Record<string, unknown>, name: 'acr' | 'sub'): WantedClaim {
  if (typeof params['claims'] !== 'string') return { isEssential: false, values: [] };
  const { id_token: wanted } = JSON.parse(params['claims']) as { id_token?: Record<string, unknown> };
  const { essential, value, values } = (wanted?.[name] ?? {}) as {
    essential?: unknown;
    value?: unknown;
    values?: unknown;
  };
  const list = values ?? (value === undefined ? [] : [value]);
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string'))
    throw new errors.InvalidRequest(`invalid claims.id_token.${name}`);
  return { isEssential: essential === true, values: list };
}
