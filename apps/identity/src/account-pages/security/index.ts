export { type Change, SecondFactorChanges } from './second-factor-changes.js';
export { SecurityPageModule } from './security.module.js';
