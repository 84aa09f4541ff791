export { ClientBrandings } from './client-brandings.js';
export { ClientBrandingsModule } from './client-brandings.module.js';
