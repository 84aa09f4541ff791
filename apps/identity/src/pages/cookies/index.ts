export { cookieOptions } from './cookie-options.js';
export { CookiesModule } from './cookies.module.js';
export { oldestCookies } from './oldest-cookies.js';
export { SealedNotes } from './sealed-notes.js';
