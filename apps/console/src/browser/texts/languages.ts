import { i18n, type Messages } from '@lingui/core';

/** The languages of the console, each by its own name. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
} as const;
export type Language = keyof typeof languages;

/** By their paths: `../../../locales/de.po`. Each is loaded when it is asked for. */
const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*.po');

const storageKey = 'console.language';
const isKnown = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(languages, tag);

/** What the person chose in this browser, else the first language of the browser that the console has. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(storageKey);
  if (isKnown(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isKnown) ?? 'en';
}

/** Shows the console in this language. A catalogue that cannot be loaded leaves the language as it is. */
export async function showLanguage(language: Language): Promise<void> {
  const { messages } = await catalogues[`../../../locales/${language}.po`]!();
  if (import.meta.env.DEV) await compileNewTexts();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** A text that is being written is in no catalogue yet. */
async function compileNewTexts(): Promise<void> {
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  i18n.setMessagesCompiler(compileMessage);
}

/** Shows it, and keeps it for the next visits. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  localStorage.setItem(storageKey, language);
}
