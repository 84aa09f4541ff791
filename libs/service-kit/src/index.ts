export {
  actorType,
  auditFacts,
  changesOf,
  unattended,
  unattendedIn,
  type AuditActor,
  type AuditAuthor,
} from './audit.js';
export { BoundedMap } from './bounded-map.js';
export { AccessTokenStrategy } from './auth/access-token.strategy.js';
export { CalledBy } from './auth/called-by.js';
export {
  AuthenticateBy,
  Caller,
  callerOf,
  CallerPerson,
  personOf,
  Public,
  Scopes,
  type Person,
} from './auth/caller.js';
export { challenge, insufficientScope } from './auth/challenge.js';
export { FirstPartyGuard, requireFirstParty } from './auth/first-party.guard.js';
export { FreshSignInGuard, freshSeconds, isFresh } from './auth/fresh-sign-in.guard.js';
export { perRoute } from './auth/per-route.js';
export { requireSecondFactor } from './auth/second-factor.js';
export { Strategy } from './auth/strategy.js';
export { TokenDirectory } from './auth/token-directory.js';
// All of it, so that services can add to `Users`.
export * from './auth/user.js';
export { MemoryWindow, type Window } from './rates/memory-window.js';
export {
  limitRate,
  rateLimitExceeded,
  rateState,
  retryAfter,
  waitSeconds,
  type RateState,
} from './rates/rate-state.js';
export { SharedWindow } from './rates/shared-window.js';
export {
  describeService,
  runCli,
  runCommand,
  undescribed,
  type Command,
  type Commands,
  type InService,
} from './cli.js';
export { commaSeparated } from './comma-separated.js';
export {
  configuration,
  ConfigurationError,
  neededToAnswer,
  PlatformConfig,
  platformSettings,
  refusedInProduction,
  requiredInProduction,
  type ConfigurationClass,
  type PlatformSettings,
} from './config.js';
export { Lane } from './lane.js';
export { OnEvent, OnEvents, type AfterCommit, type EventHandler, type EventsHandler } from './events/on-event.js';
export { Outbox } from './events/outbox.js';
export { ReadYourWrites } from './events/read-your-writes.js';
export { Answer } from './http/answer.js';
export { SelfContained } from './http/change.interceptor.js';
export { Describe, type Description } from './http/describe.js';
export { Html, html, trustedHtml } from './http/html.js';
export { acceptedLanguages, languageOf, languages, translations, type Language } from './http/languages.js';
export { networkOf, plainAddress } from './http/network.js';
export { clientAddress, trustOf, type Trust } from './http/trusted-proxies.js';
export { CallerOrigin, noOrigin, originOf, type Origin } from './http/origin.js';
export { asProblem, errorBody, withStatus } from './http/problem.filter.js';
// Also for what it adds to the request of Fastify.
export { isRead } from './http/request.js';
export { didNothing } from './idempotency/idempotency.js';
export { fieldErrors } from './http/validation.js';
export { InternalCalls } from './internal-calls.js';
export {
  escapeLines,
  escapeMail,
  mailMessage,
  minuteInUtc,
  plain,
  type MailMessage,
  type MailText,
} from './mail/mail-message.js';
export { MailModule } from './mail/mail.module.js';
export { MailOutbox } from './mail/mail-outbox.js';
export { MailConfig, Mailer, mailSettings, senderDomain } from './mail/mailer.js';
export { judgeSmtpError, type RecipientResult } from './mail/smtp-answer.js';
export { log } from './operations/logger.js';
export { Management } from './operations/management.js';
export { gauge, metrics } from './operations/metrics.js';
export { Periodic } from './periodic.js';
export { dnsRecords, dnsSettings } from './dns-records.js';
export { csv } from './csv.js';
export { egressSettings } from './egress-settings.js';
export { Gathered } from './gathered.js';
export { boundedCount, countedOf, mostCounted } from './postgres/bounded-count.js';
export { createIndexConcurrently } from './postgres/concurrent-index.js';
export { copied, copyIn } from './postgres/copy-in.js';
export { FirstMigration, type SchemaPart } from './postgres/first-migration.js';
export { deleteInBatches, inBatches } from './postgres/in-batches.js';
export { keyOfInstant } from './postgres/instant-key.js';
export { createDataSource } from './postgres/database.js';
export { migrate } from './postgres/migrations.js';
export { pgArray, storable, type PgArray } from './postgres/pg-array.js';
export { postgresConnection } from './postgres/postgres-connection.js';
export { PostgresListener } from './postgres/postgres-listener.js';
export { prepared, preparedIn } from './postgres/prepared.js';
export { queuePool } from './postgres/queue-pool.js';
export { execute, rowsOf, type SqlConnection } from './postgres/run-sql.js';
export { constant, numbered, part, sql, type SqlPart, type SqlStatement, type SqlValue } from './postgres/sql.js';
export {
  hasSqlState,
  isDataError,
  isForeignKeyViolation,
  isLockNotAvailable,
  isUniqueViolation,
} from './postgres/sql-state.js';
export { TransactionHook } from './postgres/transaction-hook.js';
export { Problem } from './problem.js';
export { RedisScript } from './redis/redis-script.js';
export { RedisConnections } from './redis/redis.js';
export { reseal, sealedWithPrevious, type SealedColumn } from './resealing.js';
export { Sealing } from './sealing.js';
export type { DescribedWebhook, ServiceDefinition } from './service.js';
export { createApp, runService, startService, type RunningService } from './start.js';
export { hashToken, randomToken } from './tokens.js';
export { Turns } from './turns.js';
export { lowestUuid, newUuid } from './uuids.js';
export { Workers, type Worker } from './workers.js';
