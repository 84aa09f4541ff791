import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '@platform/contracts';
import type { SchemeName } from './openapi-security.js';

export const DESCRIPTION = Symbol('DESCRIPTION');

/** What the code of a route or controller does not say by itself. */
export interface Description {
  /** What it does, in at most 80 characters and without a full stop. */
  summary?: string;
  /**
   * What it does, who may, and what it causes: events, mails, entries of the audit log. Scopes and permissions that
   * decorators name are added to it.
   */
  description?: string;
  /** Of a controller: one of the `tags` of the service. */
  tag?: string;
  /** The security scheme of a route that takes no proof in `Authorization`. */
  scheme?: SchemeName;
  /** Required headers and what they hold. */
  headers?: Record<string, string>;
  /** Failures beyond those that every route of its kind has, and those of its guards. */
  errors?: readonly ErrorCode[];
  /** Content types that the body may have besides JSON. */
  bodyTypes?: readonly string[];
  /** Left out of the document: pages, internal calls. */
  hidden?: boolean;
}

/** Adds to the OpenAPI document of a service. */
export const Describe = (description: Description) => SetMetadata(DESCRIPTION, description);
