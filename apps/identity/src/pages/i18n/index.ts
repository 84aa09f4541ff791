export { dayInWords, minuteInWords, secondInWords } from './dates.js';
export { formProblemTexts, formProblems } from './form-problems.texts.js';
export { LanguagesModule } from './i18n.module.js';
export { PageLanguage, chooseLanguage, languageCookie } from './page-language.js';
export { type Language, languageNames, languages, translations } from './translations.js';
