import type { Language } from '@platform/service-kit';

export { languages, type Language } from '@platform/service-kit';

/** Each by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
};
