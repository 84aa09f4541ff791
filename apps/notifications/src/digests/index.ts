export { DigestsModule } from './digests.module.js';
export { Digests } from './digests.service.js';
