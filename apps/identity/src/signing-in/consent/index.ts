export { claimWords } from './claim-words.js';
export { ConsentModule } from './consent.module.js';
