import { z } from 'zod';
import { optionalPageQuery, sortBy } from '../pagination.js';
import { cursorInOrder, inItsOrder, searchText } from '../short-list.js';
import { givenSeverity } from '../given-severity.js';
import { severities } from '../severities.js';
import { atMost, wholeCharacters } from '../text.js';
import { timestampSchema } from '../timestamp.js';
import { deduplicationKey, muteWindow, muteWindowView } from './quiet.js';
import { eventNameForm, maxOfEventName, nameText } from './text.js';

/**
 * Pattern over event names, in any letter case. `*` alone is everything, a trailing `.*` one or more segments, a `*`
 * between dots exactly one. `**` is one or more segments anywhere, a `*` inside a segment any characters of it.
 */
export const rulePattern = z
  .string()
  .trim()
  .toLowerCase()
  .regex(eventNameForm, { message: 'must be an event name, without blanks, with * as wildcard' })
  .refine(...wholeCharacters)
  .check(...atMost(maxOfEventName));

const integerKey = z.int().min(1).max(2_147_483_647);
/** Of a registered service. */
export const serviceId = integerKey;
/** Of a team of the organization. */
export const teamId = integerKey;

const maxMuteWindows = 10;
const maxDigestMinutes = 1440;
const maxDeduplicationMinutes = 10_080;

const muteWindows = z.array(muteWindow).max(maxMuteWindows);
const deduplicationMinutes = z.int().min(1).max(maxDeduplicationMinutes);

export const createRule = z.object({
  name: nameText,
  notification_endpoint_uuid: z.uuid(),
  /** Events of this service only; of any service when left out. */
  saas_service_id: serviceId.nullish(),
  /** Events of this team only; of any, and of those without a team, when left out. */
  organization_team_id: teamId.nullish(),
  events: z.array(rulePattern).min(1).max(50),
  minimum_severity: givenSeverity.default('info'),
  is_active: z.boolean().default(true),
  /** When the rule sends nothing; what it would have sent is kept as `skipped`. */
  mute_windows: muteWindows.default([]),
  /** Gathers matches for so long and sends them as one message; every match at once when left out or null. */
  digest_minutes: z.int().min(1).max(maxDigestMinutes).nullish(),
  /**
   * Of events with the same key only the first is sent within `deduplication_minutes`, and any of a higher severity;
   * all when left out or null.
   */
  deduplication_key: deduplicationKey.nullish(),
  deduplication_minutes: deduplicationMinutes.default(60),
});
export type CreateRule = z.infer<typeof createRule>;

export const updateRule = z
  .object({
    ...createRule.shape,
    minimum_severity: givenSeverity,
    is_active: z.boolean(),
    mute_windows: muteWindows,
    deduplication_minutes: deduplicationMinutes,
  })
  .partial();
export type UpdateRule = z.infer<typeof updateRule>;

export const ruleSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  notification_endpoint_uuid: z.uuid(),
  saas_service_id: z.int().nullable(),
  organization_team_id: z.int().nullable(),
  events: z.array(z.string()),
  minimum_severity: z.enum(severities),
  is_active: z.boolean(),
  mute_windows: z.array(muteWindowView),
  digest_minutes: z.int().nullable(),
  deduplication_key: z.string().nullable(),
  deduplication_minutes: z.int(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type NotificationRule = z.infer<typeof ruleSchema>;

const named = z.array(z.object({ id: z.int(), name: z.string() }));

/** GET …/notification-rules/choices: what a rule can be narrowed to. */
export const ruleChoices = z.object({
  services: named,
  teams: named.describe('none for who may not see members'),
});
export type RuleChoices = z.infer<typeof ruleChoices>;

export const ruleSorts = ['created_at', '-created_at', 'name', '-name'] as const;

/** Query of GET …/notification-rules: all of them, unless a page is asked for. */
export const rulesQuery = optionalPageQuery
  .extend({
    cursor: cursorInOrder(ruleSorts),
    q: searchText.describe('part of the name, of a pattern, or of the name of the destination, in any letter case'),
    endpoint_uuid: z.uuid().optional().describe('only those that send to this destination'),
    is_active: z.stringbool().optional(),
    sort: sortBy(ruleSorts),
  })
  .check(inItsOrder);
export type RulesQuery = z.infer<typeof rulesQuery>;

/** Field of a refusal: who is refused knows what to change first. */
export const rulesInTheWay = z
  .array(z.object({ uuid: z.uuid(), name: z.string() }))
  .describe('Of `endpoint_in_use`: the rules that send there');
