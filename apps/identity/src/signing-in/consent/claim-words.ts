import { accountTexts } from '../../people/index.js';
import type { Language } from '../../pages/i18n/index.js';
import { consentTexts } from './consent.texts.js';

const wordsOfClaims: Partial<Record<string, keyof (typeof accountTexts)['en']>> = {
  name: 'fullName',
  given_name: 'name',
  family_name: 'surname',
  email: 'email',
  email_verified: 'email',
  birthdate: 'birthday',
  gender: 'gender',
  locale: 'language',
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
    if (claim === 'organizations') return consentTexts[language].organizations;
    const known = wordsOfClaims[claim];
    return known ? accountTexts[language][known] : claim;
  });
  return [...new Set(words)].join(', ');
}
