export { type PendingSignIn, PendingSignIns } from './pending-sign-ins.js';
export { SignInAttempts } from './sign-in-attempts.js';
export { countSignIn } from './sign-in-metrics.js';
export { SignInSteps } from './sign-in-steps.js';
export { SignInStepsModule } from './steps.module.js';
