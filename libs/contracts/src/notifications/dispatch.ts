import { z } from 'zod';
import { givenSeverity } from '../given-severity.js';
import { atMost, wholeCharacters } from '../text.js';
import { teamId } from './rules.js';
import { eventNameForm, eventText, maxOfEventName, webUrl } from './text.js';

const maxMetadataBytes = 16_384;
const maxMetadataDepth = 5;

/** Code of a service in the registry, `X-Platform-Service`. */
export const serviceCode = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, { message: 'must be lower-case letters, digits, _ and -, at most 63' });

/**
 * Name of a dispatched event, kept as it is sent: `order.created`, `orderCreated`, `Deploy.Failed`. Patterns see
 * segments parted by dots.
 */
export const dispatchedEventName = z
  .string()
  .regex(eventNameForm, { message: 'must be a name without blanks' })
  .refine(...wholeCharacters)
  .check(...atMost(maxOfEventName));

/**
 * Facts of the sender's own, handed on as they came: an integer that JavaScript would round is refused, as nobody
 * would notice it.
 */
export const eventMetadata = z
  .record(z.string(), z.unknown())
  .refine((value) => depth(value) <= maxMetadataDepth, {
    message: `must not be nested deeper than ${maxMetadataDepth}`,
    abort: true,
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= maxMetadataBytes, {
    message: `must be at most ${maxMetadataBytes} bytes of JSON`,
  })
  .superRefine((value, ctx) => {
    const path = pathToInexact(value);
    if (path) ctx.addIssue({ code: 'custom', path, message: 'must be below 2^53 in size, or a string' });
  })
  .describe(
    `Facts of your own: at most ${maxMetadataBytes} bytes of JSON, nested ${maxMetadataDepth} deep. ` +
      'Numbers from 2^53 on are refused, as they would lose digits: send them as strings',
  );

/** Goes no deeper than the limit asks for, whatever it is given. */
function depth(value: unknown, level = 0): number {
  if (level > maxMetadataDepth || value === null || typeof value !== 'object') return level;
  let deepest = level + 1;
  for (const child of Object.values(value)) deepest = Math.max(deepest, depth(child, level + 1));
  return deepest;
}

/**
 * To the first number that may not be what was sent: an integer beyond 2^53 is rounded, `1e400` would be written as
 * null.
 */
function pathToInexact(value: unknown): string[] | undefined {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return [];
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, child] of Object.entries(value)) {
    const path = pathToInexact(child);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Body of POST /v1/notifications/dispatch (docs/contracts/identity-and-organizations.md#service-event-dispatch). */
export const dispatchRequest = z.object({
  organization_uuid: z.uuid(),
  service_code: z.string().min(1).max(255),
  event: dispatchedEventName,
  severity: givenSeverity.default('info'),
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

/** The 202: the contract's two fields at the top and, as in every other answer, under `data`. */
export const dispatchAnswer = routed.extend({ data: routed });
export type DispatchAnswer = z.infer<typeof dispatchAnswer>;

/** An entry of the service registry, for the form of a rule. */
export const saasServiceSchema = z.object({ id: z.int(), code: z.string(), name: z.string() });
export type SaasService = z.infer<typeof saasServiceSchema>;
