import type { Type } from '@nestjs/common';
import type { ErrorCode, ServiceName } from '@platform/contracts';
import type { FastifyInstance } from 'fastify';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';
import type { StrategyClass } from '../callers/strategy.js';
import type { ConfigurationClass, PlatformSettings, Role } from '../settings/config.js';
import type { Problem } from '../common/problem.js';
import type { SealedColumn } from '../sealing/resealing.js';

/** All that makes one service differ from another, in one object: the kit starts it, tests it and documents it. */
export interface ServiceDefinition<C extends PlatformSettings = PlatformSettings> {
  name: ServiceName;
  title: string;
  config: ConfigurationClass<C>;
  module: Type;
  entities: Type[];
  /** In any order: they run, with the kit's own, by the 13 digits at the ends of their names. */
  migrations: Type<MigrationInterface>[];
  /** Every column of its schema in which it keeps sealed values, so that these can be sealed anew (resealing.ts). */
  sealed?: readonly SealedColumn[];
  /**
   * How callers prove who they are where a route says nothing else; by an access token when not given. A provider of
   * `module`.
   */
  strategy?: StrategyClass;
  /** Replaces `{error, message}`. */
  errorBody?: (problem: Problem) => Record<string, unknown>;
  /**
   * Fields that its errors have besides those of every error, for its OpenAPI document only: no kind of error has all.
   */
  errorFields?: Record<string, z.ZodType>;
  /** What a field that fails is answered with, in place of `validation_failed`. The service does so itself. */
  fieldErrorCode?: ErrorCode;
  /** Headers about the rate limit besides those of the kit, and what they hold. Its `strategy` sets them. */
  rateHeaders?: Record<string, string>;
  /** Largest request body in bytes; 256 KiB when not given. */
  bodyLimitBytes?: number;
  /** The areas of its API, each with a sentence or two: for its OpenAPI document only. */
  tags?: Record<string, string>;
  /** Where the examples of its operations lie, as `npm run examples` wrote them: for its OpenAPI document only. */
  examples?: URL;
  /** Requests that it makes to addresses of its users, by a name: for its OpenAPI document only. */
  webhooks?: Record<string, DescribedWebhook>;
  /** Whether a path is at the host of short links, not at that of all others: for its OpenAPI document only. */
  isAtLinksHost?: (path: string) => boolean;
  /** PATCH on every path that takes PUT, as the same partial update (docs/decisions.md#put-and-patch). */
  patchIsPut?: boolean;
  /** The one role of this entry point, whatever `ROLE` says. */
  role?: Role;
  /**
   * No line of log, no measurement and no `X-Request-Id` for each request: for a path so hot that they would cost more
   * than the answer.
   */
  withoutRequestHooks?: boolean;
  /**
   * Nothing of it is for known callers only: it is given neither the secret of calls between services nor the key of
   * the token directory.
   */
  asksNobody?: boolean;
  /**
   * Once started it has an answer also while Postgres is away, so that it stays ready then. Without Postgres it does
   * not start.
   */
  servesWithoutPostgres?: boolean;
  /** Adds what Nest has no place for (cookies, forms, a foreign request handler) before the routes. */
  prepare?: (fastify: FastifyInstance, config: C) => Promise<void> | void;
}

/** A service, whatever its settings are. */
export type AnyService = Omit<ServiceDefinition, 'config' | 'prepare'>;

/** A POST that a receiver gets, and answers with 2xx. */
export interface DescribedWebhook {
  summary: string;
  body: z.ZodType;
  /** Unless it is among the recorded examples of the service. */
  example?: unknown;
  /** What its headers hold, by name. */
  headers: Record<string, string>;
}

export const SERVICE = Symbol('SERVICE');
