import { z } from 'zod';
import { severities } from '../severities.js';
import { teamId } from './rules.js';
import { eventText, webUrl } from './text.js';

const mostMetadataBytes = 16_384;
const mostMetadataDepth = 5;

/** Code of a service in the registry, `X-Platform-Service`. */
export const serviceCode = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, { message: 'must be lower-case letters, digits, _ and -, at most 63' });

/** Name of a dispatched event: segments of lower-case letters, digits, `_` and `-`, parted by `.` or `:`. */
export const dispatchedEventName = z
  .string()
  .max(128)
  .regex(/^[a-z0-9_-]+([.:][a-z0-9_-]+)*$/, { message: 'must be lower-case segments parted by dots' });

/** Facts of the sender's own, handed on as JavaScript reads them: it keeps integers up to 2^53 and about 17 digits of others. */
export const eventMetadata = z
  .record(z.string(), z.unknown())
  .refine((value) => depth(value) <= mostMetadataDepth, {
    message: `must not be nested deeper than ${mostMetadataDepth}`,
    abort: true,
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= mostMetadataBytes, {
    message: `must be at most ${mostMetadataBytes} bytes of JSON`,
  })
  .superRefine((value, ctx) => {
    const path = pathToInfinity(value);
    if (path) ctx.addIssue({ code: 'custom', path, message: 'must be at most 1.79e308 in size, or a string' });
  })
  .describe(
    `Facts of your own: at most ${mostMetadataBytes} bytes of JSON, nested ${mostMetadataDepth} deep. Numbers are kept as doubles: send integers beyond 2^53 as strings`,
  );

/** Goes no deeper than the limit asks for, whatever it is given. */
function depth(value: unknown, level = 0): number {
  if (level > mostMetadataDepth || value === null || typeof value !== 'object') return level;
  let deepest = level + 1;
  for (const child of Object.values(value)) deepest = Math.max(deepest, depth(child, level + 1));
  return deepest;
}

/** To the first number that was read from something like `1e400`, which would be written as null. */
function pathToInfinity(value: unknown): string[] | undefined {
  if (value === Infinity || value === -Infinity) return [];
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, child] of Object.entries(value)) {
    const path = pathToInfinity(child);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Body of POST /v1/notifications/dispatch (spec, Service event dispatch details). */
export const dispatchRequest = z.object({
  organization_uuid: z.uuid(),
  service_code: z.string().min(1).max(255),
  event: dispatchedEventName,
  severity: z.enum(severities).default('info'),
  title: eventText(255, { lines: false }),
  message: eventText(8000, { lines: true }),
  url: webUrl.nullish(),
  metadata: eventMetadata.nullish(),
  /** The team that it is for; `metadata.organization_team_id` says the same. */
  organization_team_id: teamId.nullish(),
});
export type DispatchRequest = z.infer<typeof dispatchRequest>;

const routed = z.object({
  /** Distinct destinations that can be sent to now. */
  matched_destinations: z.int(),
  delivery_ids: z.array(z.uuid()),
});

/** The 202: the spec's two fields at the top and, as in every other answer, under `data`. */
export const dispatchAnswer = routed.extend({ data: routed });
export type DispatchAnswer = z.infer<typeof dispatchAnswer>;

/** An entry of the service registry, for the form of a rule. */
export const saasServiceSchema = z.object({ id: z.int(), code: z.string(), name: z.string() });
export type SaasService = z.infer<typeof saasServiceSchema>;
