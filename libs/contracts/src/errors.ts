/**
 * The closed table of API errors: code to HTTP status and default message. A body is `{error: code, message}`,
 * `validation_failed` also has `errors`. OAuth endpoints speak RFC 6749 instead.
 */
export const errorTable = {
  invalid_request: [400, 'The request could not be read.'],
  unauthenticated: [401, 'An access token is required.'],
  invalid_token: [401, 'The access token is missing, unknown, expired or revoked.'],
  invalid_signature: [401, 'The request signature is missing or invalid.'],
  insufficient_scope: [403, 'The access token lacks a required scope.'],
  insufficient_permission: [403, 'You lack a required permission in this organization.'],
  not_a_member: [403, 'You are not a member of this organization.'],
  user_required: [403, 'This needs the token of a person, not of a client.'],
  service_mismatch: [403, 'The service code of the body differs from the signed header.'],
  cannot_grant_role: [403, 'The role holds permissions that you do not hold.'],
  organization_inactive: [403, 'The organization is suspended.'],
  csrf_failed: [403, 'The form has expired. Please load the page again.'],
  not_found: [404, 'The resource does not exist.'],
  user_not_found: [404, 'No registered user has this e-mail address.'],
  organization_not_found: [404, 'The organization does not exist.'],
  already_member: [409, 'The user is already a member.'],
  already_exists: [409, 'The resource already exists.'],
  limit_reached: [409, 'The limit of this resource is reached.'],
  delivery_not_failed: [409, 'Only a failed delivery can be retried.'],
  endpoint_disabled: [409, 'The endpoint is disabled.'],
  endpoint_in_use: [409, 'Rules still send to this endpoint.'],
  idempotency_key_reused: [409, 'The idempotency key was used with another request.'],
  payload_too_large: [413, 'The request body is too large.'],
  validation_failed: [422, 'The given data was invalid.'],
  rate_limit_exceeded: [429, 'Too many requests.'],
  internal_error: [500, 'Something went wrong.'],
  unavailable: [503, 'A part of the platform is not available. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errorTable;
export type FieldErrors = Record<string, string[]>;
