export { AccountApiModule } from './account-api.module.js';
