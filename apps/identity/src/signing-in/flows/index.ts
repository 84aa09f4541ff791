export { FlowsModule } from './flows.module.js';
export { type Flow, Flows } from './flows.js';
export { Sessions } from './sessions.js';
export { type SignInTarget, hintedEmail, loginHint, returnField, targetOf, withTarget } from './sign-in-target.js';
