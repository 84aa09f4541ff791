export { continuePage } from './continue.page.js';
export { showTooManyCodes } from './device-flow-pages.js';
export { frameHandOver } from './hand-over.page.js';
export { leadOnFromSignOut } from './lead-on.js';
export { providerPages } from './provider.pages.js';
