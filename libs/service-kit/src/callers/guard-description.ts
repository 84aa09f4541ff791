import type { ErrorCode } from '@platform/contracts';

/** What a guard says of itself, as its static `describes`, for the OpenAPI document of each route that it guards. */
export interface GuardDescription {
  /** Who may, as a sentence. */
  note?: string;
  errors?: readonly ErrorCode[];
  /** Besides, where the route changes something. */
  changeErrors?: readonly ErrorCode[];
}
