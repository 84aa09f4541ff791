export { dayInWords, minuteInWords, type Reader, secondInWords } from './dates.js';
export { formProblems } from './form-problems.js';
export { LanguagesModule } from './i18n.module.js';
export { PageLanguage, chooseLanguage, languageCookie } from './page-language.js';
export { type Language, languageNames, languages } from './translations.js';
export type { Messages } from './message-types.js';
export { messages } from './messages.js';
