import { z } from 'zod';
import { givenSeverity } from '../given-severity.js';
import { dispatchedEventName, eventMetadata, serviceCode } from './dispatch.js';
import { endpointTypes } from './endpoints.js';
import { serviceId, teamId } from './rules.js';
import { lenientWebAddress } from '../web-address.js';
import { eventText } from './text.js';

/** Body of POST …/notifications/test: an imagined event. Nothing is sent unless `send` is true. */
export const routingTest = z.object({
  event: dispatchedEventName,
  severity: givenSeverity.default('info'),
  /** The service it would come from, by code or by id; none matches only the rules for any service. */
  service_code: serviceCode.nullish(),
  saas_service_id: serviceId.nullish(),
  /** The team it would be for. */
  organization_team_id: teamId.nullish(),
  url: lenientWebAddress.nullish(),
  /** As the event would have it: deduplication keys look here. */
  metadata: eventMetadata.nullish(),
  /** When it would come, for mute windows; now when left out. */
  at: z.iso.datetime({ offset: true }).nullish(),
  send: z.boolean().default(false),
  title: eventText(255, { lines: false }).default('Test notification'),
  message: eventText(8000, { lines: true }).default('This is a test of the notification routing.'),
});
export type RoutingTest = z.infer<typeof routingTest>;

/** Why a rule does not send an event on. */
export const mismatches = [
  'inactive',
  'service',
  'team',
  'event',
  'severity',
  'muted',
  'duplicate',
  'endpoint_disabled',
] as const;
export type Mismatch = (typeof mismatches)[number];

const endpointReference = z.object({ uuid: z.uuid(), type: z.enum(endpointTypes), name: z.string() });

export const routingTestResult = z.object({
  matched: z.array(
    z.object({
      rule: z.object({ uuid: z.uuid(), name: z.string() }),
      endpoint: endpointReference,
      /** The first pattern of the rule that the event fits. */
      pattern: z.string(),
      /** Set when it is gathered with others for so long instead of sent at once. */
      digest_minutes: z.int().nullable(),
      /**
       * Events of the same key are not sent again for a while. Null when the rule has none, or the event lacks what it
       * names.
       */
      deduplication_key: z.string().nullable(),
      /** What the rule does with the event in words, one sentence each. */
      explanation: z.array(z.string()),
    }),
  ),
  unmatched: z.array(
    z.object({
      rule_uuid: z.uuid(),
      name: z.string(),
      reasons: z.array(z.enum(mismatches)),
      /** The reasons in words, one sentence each. */
      explanation: z.array(z.string()),
    }),
  ),
  matched_destinations: z.int(),
  /** Ids of the deliveries that were made, with `send` only. */
  sent: z.array(z.uuid()),
});
export type RoutingTestResult = z.infer<typeof routingTestResult>;
