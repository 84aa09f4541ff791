export { type Draft, DraftsService } from './drafts.service.js';
export { DraftsModule } from './drafts.module.js';
