import { type Language, messages, type Messages } from '../../pages/i18n/index.js';

const wordsOfClaims: Partial<Record<string, keyof Messages['account']>> = {
  name: 'fullName',
  given_name: 'name',
  family_name: 'surname',
  email: 'email',
  email_verified: 'email',
  birthdate: 'birthday',
  gender: 'gender',
  locale: 'language',
  zoneinfo: 'zone',
  phone_number: 'phone',
  phone_number_verified: 'phone',
  address: 'address',
};

/**
 * Single claims, by their standard names, in the words of the profile, each once; what the profile does not show keeps
 * its standard name.
 */
export function claimWords(language: Language, claims: string[]): string {
  const words = claims.map((claim) => {
    if (claim === 'organizations') return messages('consent', language).organizations;
    const known = wordsOfClaims[claim];
    return known ? messages('account', language)[known] : claim;
  });
  return [...new Set(words)].join(', ');
}
