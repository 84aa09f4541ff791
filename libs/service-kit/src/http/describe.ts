import { SetMetadata } from '@nestjs/common';
import type { ErrorCode } from '@platform/contracts';

export const DESCRIPTION = Symbol('DESCRIPTION');

/** What the code of a route or controller does not say by itself. */
export interface Description {
  summary?: string;
  /** Required headers and what they hold. */
  headers?: Record<string, string>;
  /** Failures beyond those that every route of its kind has. */
  errors?: readonly ErrorCode[];
  /** Content types that the body may have besides JSON. */
  bodyTypes?: readonly string[];
  /** Left out of the document: pages, internal calls. */
  hidden?: boolean;
}

/** Adds to the OpenAPI document of a service. */
export const Describe = (description: Description) => SetMetadata(DESCRIPTION, description);
