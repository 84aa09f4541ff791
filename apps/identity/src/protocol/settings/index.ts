export { cookieNames, routes } from './addresses.js';
export {
  byFederation,
  byPasskey,
  byPassword,
  contextOf,
  contexts,
  isReachable,
  isSeveral,
  reaches,
  severalFactors,
} from './authentication-context.js';
export { type ClaimedPerson, claimsOf, claimsOfScope } from './claims.js';
export { bindFlow, flowCookie, isFlowHandle } from './flow-cookie.js';
export { grantSeconds, interactionSeconds, lifetimes, sessionSeconds } from './lifetimes.js';
export { ipOf, rememberIp } from './request-ip.js';
