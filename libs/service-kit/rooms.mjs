/**
 * The folders of src, lower layers first: each imports only those above it
 * (docs/adr/0033-feature-modules-in-layers.md).
 */
export default {
  patches: 'Reaches into private parts of libraries, one file each.',
  common: 'Holds what everything uses: expected failures, tokens, UUIDs, small helpers.',
  concurrency: 'Bounds and batches what requests do at the same time.',
  telemetry: 'Writes logs, counts metrics, and traces requests.',
  network: 'Reads addresses and proxies, and asks DNS.',
  settings: 'Reads the settings of a service, and names every mistake.',
  postgres: 'Connects to Postgres, migrates schemas, sends statements.',
  sealing: 'Encrypts secrets that are read again, and changes their keys.',
  rates: 'Counts requests in a window, and says what is left of a limit.',
  callers: 'Says who calls and what they may do: strategies, scopes, guards.',
  audit: 'Describes a change for the audit log: who did it, and from where.',
  service: 'Describes a service: its definition, its workers, its periodic jobs.',
  redis: 'Connects to Redis, and shares rates between replicas.',
  operations: 'Serves health and metrics, and logs each request.',
  auth: 'Checks the proof of a caller: access tokens, DPoP, calls between services.',
  http: 'Reads requests, writes answers and errors, describes routes.',
  branding: 'Draws marks and answers with them, stores brandings, and tells what changed in one.',
  messages: 'Reads the texts of a service, in its languages, from ICU message catalogues.',
  events: 'Writes events in the transaction of a change, and hears who has applied them.',
  changes: 'Surrounds each handler that changes something: repeats by key, waits for copies.',
  mail: 'Keeps mail in an outbox, and sends it.',
  queues: 'Publishes and consumes events, and runs periodic jobs, by BullMQ.',
  start: 'Puts a service together, starts and stops it.',
  backup: 'Writes all schemas as they are at one moment, and fills empty ones again.',
  cli: "Runs the operator's commands of a service.",
};
