import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageOf, type Language } from './languages.js';

/** The catalogues of a language: that of the frame, and one for each folder of pages. */
export type Area = 'frame' | 'applications' | 'links' | 'notifications' | 'organization';

const key = 'console.language';
const loaded = new Set<Area>();

// English stands in the code, beside its use: it needs no catalogue, and takes the place of what is not translated yet.
i18n.setMessagesCompiler(compileMessage);

async function load(area: Area, language: Language): Promise<void> {
  const { messages } =
    language === 'en'
      ? { messages: {} }
      : ((await import(`../../../locales/${language}/${area}.po`)) as { messages: Messages });
  i18n.load(language, messages);
}

/** Begins in the language of the person, with the texts of the frame. */
export async function startTexts(): Promise<void> {
  const language = languageOf(localStorage.getItem(key), navigator.languages);
  await load('frame', language);
  loaded.add('frame');
  activate(language);
}

/** Has the texts of an area ready before its pages are shown. */
export async function loadTexts(area: Area): Promise<void> {
  if (loaded.has(area)) return;
  loaded.add(area);
  const language = currentLanguage();
  await load(area, language);
  // Tells those who show texts that there are more of them.
  if (language === currentLanguage()) activate(language);
}

/** Shows everything in another language, also when the console is opened again. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(key, language);
  await Promise.all([...loaded].map((area) => load(area, language)));
  activate(language);
}

export function currentLanguage(): Language {
  return i18n.locale as Language;
}

function activate(language: Language): void {
  i18n.activate(language);
  document.documentElement.lang = language;
}
