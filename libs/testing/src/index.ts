export { agreedPage, AuthorizationMatrix, type MatrixCaller, type MatrixRoute } from './authorization-matrix.js';
export { lackedBy } from './api-document.js';
export { apiStory } from './api-story.js';
export { atProcessEnd } from './at-process-end.js';
export { browser, type Browser, type Page, type PageForm } from './browser.js';
export { commandLine, ended, type CommandEnd } from './command-line.js';
export { dnsServer, type DnsServer } from './dns-server.js';
export { exampleFindings } from './examples.js';
export { eventually } from './eventually.js';
export { freePort } from './free-port.js';
export { httpReceiver, type HttpReceiver, type ReceivedRequest, type ScriptedAnswer } from './http-receiver.js';
export { internalCall, internalSecret, signedByCaller, type InternalCall } from './internal-call.js';
export { byTcp, line } from './line.js';
export { lockWaiters } from './lock-waiters.js';
export { closedToOtherOrigins, isReadable } from './other-origin.js';
export { migratedSchema } from './migrated-schema.js';
export { connected, freshDatabase, ownRedis, type TestDatabase } from './servers.js';
export { serviceDatabase, type ServiceDatabase } from './service-database.js';
export {
  serviceBench,
  type Answered,
  type CallOptions,
  type OutboxRow,
  type ServiceBench,
  type Start,
} from './service-bench.js';
export { onePixel } from './one-pixel.js';
export { plansOf, readingOf, sentStatements, vacuum, type Reading, type SentStatement } from './plans.js';
export { race, raceLatenciesMs, raceParallels, withLatency } from './race.js';
export {
  clientRedirectUri,
  codeFlow,
  confirmRegistration,
  linkTo,
  personPassword,
  signUp,
  type SignedUp,
} from './person.js';
export { startPlatform, type PlatformOptions, type RunningPlatform } from './platform.js';
export { unknownVariables } from './unknown-variables.js';
export { smtpReceiver, type SmtpReceiver } from './smtp-receiver.js';
