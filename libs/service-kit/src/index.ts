// common: holds what everything uses: expected failures, tokens, UUIDs, small helpers.
export { BoundedMap } from './common/bounded-map.js';
export { commaSeparated } from './common/comma-separated.js';
export { csv } from './common/csv.js';
export { Problem } from './common/problem.js';
export { hashToken, randomToken } from './common/tokens.js';
export { lowestUuid, newUuid } from './common/uuids.js';

// concurrency: bounds and batches what requests do at the same time.
export { Coalescer } from './concurrency/coalescer.js';
export { BatchQueue } from './concurrency/batch-queue.js';
export { Semaphore } from './concurrency/semaphore.js';

// telemetry: writes logs, counts metrics, and traces requests.
export { traceOfSource } from './telemetry/event-traces.js';
export { log } from './telemetry/logger.js';
export { counterBy, counterOf, gauge, gaugeBy, metrics } from './telemetry/metrics.js';
export { inSpan } from './telemetry/tracing.js';

// network: reads addresses and proxies, and asks DNS.
export { dnsRecords, dnsSettings } from './network/dns-records.js';
export { egressSettings } from './network/egress-settings.js';
export { networkOf, plainAddress } from './network/network.js';
export { clientAddress, trustOf, type Trust } from './network/trusted-proxies.js';

// settings: reads the settings of a service, and names every mistake.
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
} from './settings/config.js';
export { ofPlatformBrand, platformBrand, showPlatformBrand, type PlatformBrand } from './settings/platform-brand.js';

// postgres: connects to Postgres, migrates schemas, sends statements.
export { boundedCount, countedOf, maxCounted } from './postgres/bounded-count.js';
export { createIndexConcurrently } from './postgres/concurrent-index.migration.js';
export { copied, copyIn } from './postgres/copy-in.js';
export { FirstMigration, type SchemaPart } from './postgres/first-migration.js';
export { deleteInBatches, inBatches } from './postgres/in-batches.js';
export { keyOfInstant } from './postgres/instant-key.js';
export { createDataSource } from './start/database.js';
export { migrate } from './postgres/migrations.js';
export { pgArray, storable, type PgArray } from './postgres/pg-array.js';
export { postgresConnection } from './postgres/postgres-connection.js';
export { portionsOf } from './postgres/portions.js';
export { PostgresListener } from './postgres/postgres-listener.js';
export { queuePool } from './postgres/queue-pool.js';
export { execute, rowsOf, type SqlConnection } from './postgres/run-sql.js';
export { constant, identifier, part, sql, type SqlPart, type SqlStatement, type SqlValue } from './postgres/sql.js';
export {
  hasSqlState,
  isDataError,
  isForeignKeyViolation,
  isLockNotAvailable,
  isUndone,
  isUniqueViolation,
} from './postgres/sql-state.js';
export { likeText, textWith } from './postgres/text-with.js';
export { TransactionHook } from './postgres/transaction-hook.js';

// sealing: encrypts secrets that are read again, and changes their keys.
export { reseal, sealedWithPrevious, type SealedColumn } from './sealing/resealing.js';
export { Sealing } from './sealing/sealing.js';

// rates: counts requests in a window, and says what is left of a limit.
export { MemoryWindow, type Window } from './rates/memory-window.js';
export {
  limitRate,
  rateLimitExceeded,
  rateState,
  retryAfter,
  waitSeconds,
  type RateState,
} from './rates/rate-state.js';

// callers: says who calls and what they may do: strategies, scopes, guards.
export {
  AuthenticateBy,
  Caller,
  callerOf,
  CallerPerson,
  NEEDS,
  Needs,
  personOf,
  Public,
  Scopes,
  type Person,
} from './callers/caller.js';
export { challenge, insufficientScope } from './callers/challenge.js';
export { FirstPartyGuard, requireFirstParty } from './callers/first-party.guard.js';
export { FreshSignInGuard, freshSeconds, isFresh } from './callers/fresh-sign-in.guard.js';
export type { GuardDescription } from './callers/guard-description.js';
export { perRoute } from './callers/per-route.js';
export { requireSecondFactor } from './callers/second-factor.js';
export { Strategy } from './callers/strategy.js';
// All of it, so that services can add to `Users`.
export * from './callers/user.js';

// audit: describes a change for the audit log: who did it, and from where.
export {
  actorType,
  auditFacts,
  changesOf,
  unattended,
  unattendedIn,
  type AuditActor,
  type AuditAuthor,
} from './audit/audit.js';
export { CallerOrigin, noOrigin, originOf, type Origin } from './audit/origin.js';

// service: describes a service: its definition, its workers, its periodic jobs.
export { Periodic } from './service/periodic.js';
export type { DescribedWebhook, ServiceDefinition } from './service/service.js';
export { Workers, type Worker } from './service/workers.js';

// redis: connects to Redis, and shares rates between replicas.
export { RedisScript } from './redis/redis-script.js';
export { RedisConnections } from './redis/redis.js';
export { SharedWindow } from './redis/shared-window.js';

// operations: serves health and metrics, and logs each request.
export { Management } from './operations/management.js';

// auth: checks the proof of a caller: access tokens, DPoP, calls between services.
export { AccessTokenStrategy } from './auth/access-token.strategy.js';
export { CalledBy } from './auth/called-by.js';
export { InternalCalls } from './auth/internal-calls.js';
export { TokenDirectory } from './auth/token-directory.js';

// http: reads requests, writes answers and errors, describes routes.
export { Answer } from './http/answer.js';
export { Describe, type Description } from './http/describe.js';
export { Html, html, trustedHtml } from './http/html.js';
export { acceptedLanguages, languageOf, languages, type Language } from './http/languages.js';
export { asProblem, errorBody, withStatus } from './http/problem.filter.js';
// Also for what it adds to the request of Fastify.
export { isRead } from './http/request.js';
export { fieldErrors } from './http/validation.js';

// branding: draws marks and answers with them, stores brandings, and tells what changed in one.
export { brandingChanges } from './branding/branding-changes.js';
export { brandingColumns, brandingValues } from './branding/branding-row.js';
export { markAnswer } from './branding/mark-answer.js';
export { markPicture, type MarkPicture } from './branding/mark-picture.js';

// events: writes events in the transaction of a change, and hears who has applied them.
export { OnEvent, type AfterCommit, type EventHandler, type EventBatchHandler } from './events/on-event.js';
export { Outbox } from './events/outbox.js';
export { ReadYourWrites } from './events/read-your-writes.js';

// changes: surrounds each handler that changes something: repeats by key, waits for copies.
export { SkipChangeInterceptor } from './changes/change.interceptor.js';
export { didNothing } from './changes/idempotency.js';

// messages: reads the texts of a service from its catalogues.
export { messageCatalogues, type MessageCatalogues } from './messages/message-catalogues.js';

// mail: keeps mail in an outbox, and sends it.
export { escapeLines, mailMessage, minuteInUtc, plain, type MailMessage, type MailText } from './mail/mail-message.js';
export { MailOutbox } from './mail/mail-outbox.js';
export { MailModule } from './mail/mail.module.js';
export { MailConfig, Mailer, mailSettings, senderDomain } from './mail/mailer.js';
export { judgeSmtpError, type RecipientResult } from './mail/smtp-answer.js';

// start: puts a service together, starts and stops it.
export { createApp, runService, startService, type RunningService } from './start/start.js';

// cli: runs the operator's commands of a service.
export {
  describeService,
  runCli,
  runCommand,
  undescribed,
  type Command,
  type Commands,
  type InService,
} from './cli/cli.js';
export { jsonLines } from './cli/json-lines.js';
export { requireLocal } from './cli/local-only.js';
