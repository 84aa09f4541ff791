export { BackchannelLogouts, type DueLogout } from './backchannel-logouts.js';
export { type LiveSession, LiveSessions } from './live-sessions.js';
export { SessionChanges } from './session-changes.js';
export { SessionsModule } from './sessions.module.js';
export { SignOutsMeanwhile } from './sign-outs-meanwhile.js';
export { SignOuts } from './sign-outs.js';
