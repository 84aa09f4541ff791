import { readFileSync } from 'node:fs';
import { refusal } from '@platform/contracts';
import { z } from 'zod';
import { trustedProxies } from '../network/trusted-proxies.js';
import { brandSettings } from './platform-brand.js';
import { internalCallers, signingSecrets } from './signing-secrets.js';

// For every schema of the process: what one says itself goes before. Not in contracts, whose side effects a bundler
// drops.
z.config({ customError: refusal });

export const roles = ['api', 'worker', 'migrate', 'check', 'all'] as const;
export type Role = (typeof roles)[number];

export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be a URL that starts with ${protocols.join(' or ')}//`,
  });
const origin = url('http:', 'https:')
  .refine((value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname + new URL(value).search), {
    message: 'must be an origin, without a path',
  })
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value));

/**
 * `id:base64key[,id:base64key…]`, 32 bytes each; the first seals, all open
 * (docs/architecture.md#keys-and-sealed-values).
 */
const encryptionKeys = z.string().transform((value, ctx) => {
  const keys = value.split(',').map((entry) => {
    const [id = '', key = ''] = entry.split(':');
    return { id, key: Buffer.from(key, 'base64') };
  });
  if (keys.some(({ id, key }) => !/^[a-z0-9]{1,16}$/.test(id) || key.length !== 32)) {
    ctx.addIssue({ code: 'custom', message: 'must be id:base64key[,…] with 32-byte keys' });
    return z.NEVER;
  }
  // What the second one sealed would open no more, and nobody be told.
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    ctx.addIssue({ code: 'custom', message: 'has two keys with one id: a new key needs a new id' });
    return z.NEVER;
  }
  return keys;
});

/** A setting whose default is for development only: in production it must be given. */
export const requiredInProduction = { inProduction: 'required' } as const;
/** A setting that must not be given in production. */
export const refusedInProduction = { inProduction: 'refused' } as const;

/**
 * A setting without which no process answers requests of known callers: roles `api` and `all`, but not the
 * redirector, which asks nobody.
 */
export const neededToAnswer = { neededToAnswer: true } as const;

/** A setting without which no process works off what waits: roles `worker` and `all`. */
export const neededToWork = { neededToWork: true } as const;

/** What every service reads. Secrets have no default: a missing one is a start-up error. */
export const platformSettings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  ROLE: z.enum(roles).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  /** Health and metrics; never routed by the edge. */
  MANAGEMENT_PORT: z.coerce.number().int().min(0).max(65535),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: url('redis:', 'rediss:'),
  /** Public origin ({auth_url}); {base_url} is this plus `/api`. */
  AUTH_URL: origin.default('http://localhost:8080').meta(requiredInProduction),
  LINKS_BASE_URL: origin.default('http://localhost:8081').meta(requiredInProduction),
  /** Identity's address inside the cluster, at its INTERNAL_PORT, for introspection. */
  IDENTITY_URL: origin.default('http://127.0.0.1:5001').meta(requiredInProduction),
  /**
   * Organizations' address inside the cluster, at its INTERNAL_PORT, for the pages of invitations: identity alone
   * calls it, and needs it.
   */
  ORGANIZATIONS_URL: origin.default('http://127.0.0.1:5002'),
  /**
   * Where other services call, and nobody else: what is below `/internal/`. Identity and organizations alone are
   * called, and need it.
   */
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** The service's own: signs its calls to others. */
  INTERNAL_SECRET: signingSecrets.meta(neededToAnswer),
  /** Who may call, by the secrets that they sign with. Identity and organizations alone are called, and need it. */
  INTERNAL_CALLERS: internalCallers,
  /**
   * Identity signs with it what Redis holds of tokens, everybody else verifies: what is written there by hand is good
   * for nothing.
   */
  TOKEN_DIRECTORY_KEY: signingSecrets.meta(neededToAnswer),
  /** Signs the events between services: an event that was written into a queue by hand is refused. */
  EVENT_KEY: signingSecrets.meta(neededToWork),
  ENCRYPTION_KEYS: encryptionKeys,
  /** Requests a minute per token. */
  API_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
  /** After this many seconds without acknowledgement an event is published again. */
  OUTBOX_REPUBLISH_SECONDS: z.coerce.number().int().min(1).default(60),
  /** Which hops before a service are ours: what they say of where a request comes from is believed. */
  TRUSTED_PROXIES: trustedProxies,
  /** Where traces are sent (OTLP by HTTP); without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  /** `name=value,…`: what the collector asks for, such as a token. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** The part of all requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...brandSettings,
};

export type PlatformSettings = z.infer<z.ZodObject<typeof platformSettings>>;

/** Prefixed to the table of mistakes; the supervisor and operators look for it. */
export class ConfigurationError extends Error {}

/**
 * Makes the configuration class of a service: `class LinksConfig extends configuration({ LINKS_RATE_LIMIT: … }) {}`.
 * It is injected by its type; the fields carry the names of the environment variables.
 */
export function configuration<S extends z.ZodRawShape>(shape: S) {
  const schema = z.object({ ...platformSettings, ...shape });
  type Values = z.infer<typeof schema>;
  class Configuration {
    constructor(values: Values) {
      Object.assign(this, values);
    }
    /**
     * JSON Schema of what may be given, with the defaults and, as `inProduction`, what production asks:
     * `docs/settings.md` is held against it.
     */
    static jsonSchema() {
      return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    }
    /**
     * Reads all settings, `X` from the file named by `X_FILE` where that is given, and names every mistake at once.
     * What is empty is not given.
     */
    static read(this: new (values: Values) => Values, env: NodeJS.ProcessEnv, { asksNobody = false } = {}) {
      const { values, mistakes } = gather(Object.keys(schema.shape), env);
      mistakes.push(...mistakesOfRole(schema.shape, values, asksNobody));
      mistakes.push(...mistakesOfProduction(schema.shape, values));
      const parsed = schema.safeParse(values);
      if (!parsed.success) {
        mistakes.push(
          ...parsed.error.issues.map(({ path, message }) =>
            values[String(path[0])] === undefined ? `${String(path[0])} is missing` : `${String(path[0])}: ${message}`,
          ),
        );
      }
      if (mistakes.length || !parsed.data) throw new ConfigurationError(`configuration: ${mistakes.join('; ')}`);
      return new this(parsed.data);
    }
  }
  // Its constructor sets the fields, which no type of a class can say.
  return Configuration as unknown as ConfigurationClass<Values>;
}

type Given = Record<string, string | undefined>;

/** A worker and a migration know nobody who calls; those who answer and a migration hear no events. */
function mistakesOfRole(shape: z.core.$ZodLooseShape, values: Given, asksNobody: boolean): string[] {
  const role = values['ROLE'] ?? 'all';
  const answers = !asksNobody && ['api', 'all'].includes(role);
  const works = ['worker', 'all'].includes(role);
  return Object.entries(shape).flatMap(([name, setting]) => {
    const { neededToAnswer, neededToWork } = (setting as z.ZodType).meta() ?? {};
    const isNeeded = (answers && neededToAnswer) || (works && neededToWork);
    return isNeeded && values[name] === undefined ? [`${name} is missing`] : [];
  });
}

/** Only in production, where nothing of a developer's machine may be taken for granted. */
function mistakesOfProduction(shape: z.core.$ZodLooseShape, values: Given): string[] {
  if ((values['NODE_ENV'] ?? 'production') !== 'production') return [];
  const misplaced = Object.entries(shape).flatMap(([name, setting]) => {
    const { inProduction } = (setting as z.ZodType).meta() ?? {};
    if (inProduction === 'required' && values[name] === undefined) return [`${name} is missing`];
    return inProduction === 'refused' && values[name] !== undefined ? [`${name} is for development`] : [];
  });
  return [...misplaced, ...publicKeys(values)];
}

/** The keys of `development.env` are known to everybody. */
function publicKeys({ ENCRYPTION_KEYS = '', ...others }: Given): string[] {
  const signing = ['INTERNAL_SECRET', 'INTERNAL_CALLERS', 'TOKEN_DIRECTORY_KEY', 'EVENT_KEY'];
  return [
    ...signing.flatMap((name) =>
      /(^|[,:])\s*development-/.test(others[name] ?? '') ? [`${name} is a development key`] : [],
    ),
    ...(/(^|,)development:/.test(ENCRYPTION_KEYS) ? ['ENCRYPTION_KEYS has a development key'] : []),
  ];
}

export interface ConfigurationClass<Values> {
  new (values: Values): Values;
  /** `asksNobody`: for a process that never asks who calls. */
  read(env: NodeJS.ProcessEnv, options?: { asksNobody?: boolean }): Values;
  jsonSchema(): z.core.JSONSchema.BaseSchema;
}

/** Any service's configuration, for the parts of the kit that need the platform's settings only. */
export abstract class PlatformConfig extends configuration({}) {}

/** For a command that needs nothing but Postgres: `DATABASE_URL`, or what the file of `DATABASE_URL_FILE` holds. */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const { values, mistakes } = gather(['DATABASE_URL'], env);
  const given = platformSettings.DATABASE_URL.safeParse(values['DATABASE_URL']);
  if (given.success && mistakes.length === 0) return given.data;
  throw new ConfigurationError(`configuration: ${mistakes[0] ?? 'DATABASE_URL is missing or no address of Postgres'}`);
}

function gather(names: string[], env: NodeJS.ProcessEnv) {
  const values: Given = {};
  const mistakes: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    values[name] = env[name] || undefined;
    if (values[name] === undefined && file) {
      try {
        values[name] = readFileSync(file, 'utf8').trim() || undefined;
      } catch {
        mistakes.push(`${name}_FILE cannot be read`);
      }
    }
  }
  return { values, mistakes };
}

/**
 * One line for the start of the log: every setting that has a value, secrets and credentials of URLs masked. No number
 * is a secret.
 */
export function maskedSummary(config: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => {
      if (value === undefined || typeof value === 'number') return [name, value];
      if (/SECRET|KEY|PASSWORD|TOKEN|CALLERS|HEADERS/.test(name)) return [name, '***'];
      if (typeof value === 'string' && /^[a-z]+:\/\/[^/]*@/.test(value))
        return [name, value.replace(/\/\/[^/]*@/, '//***@')];
      return [name, value];
    }),
  );
}
