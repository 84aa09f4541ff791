import { createHash } from 'node:crypto';
import { severityRank } from '@platform/contracts';
import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { deduplicationKeyOf } from '../rules/index.js';
import { isMuted, type RoutedEvent, type RoutingRule } from './routing.js';

/**
 * Claims the event's keys for the rules that send each key once in a while; answers with the rules for which it is a
 * repeat. Of any number of events at the same time exactly one gets a key: the others wait here until it is committed
 * or rolled back. An event of a higher severity than the one sent under its key is no repeat, and takes the key over. A
 * rule that cannot send now (muted, its destination disabled) claims nothing, so that it loses no later event to this
 * one.
 */
export async function claimKeys(
  tx: EntityManager,
  fitting: readonly RoutingRule[],
  event: RoutedEvent,
): Promise<Set<string>> {
  const keyed = keyedRules(fitting, event).filter(({ rule }) => !isMuted(rule, event) && !rule.endpoint_disabled);
  if (keyed.length === 0) return new Set();
  const claimed = await rowsOf(
    tx,
    sql<{ rule_uuid: string }>`
      INSERT INTO notification_deduplication AS known (rule_uuid, key_hash, expires_at, severity_rank)
      SELECT rule.uuid, given.key_hash, now() + given.minutes * interval '1 minute',
        ${severityRank(event.severity)}::smallint
      FROM unnest(
        ${keyed.map(({ rule }) => rule.uuid)}::uuid[],
        ${keyed.map(({ keyHash }) => keyHash)}::bytea[],
        ${keyed.map(({ rule }) => rule.deduplication_minutes)}::int[]
      ) AS given (rule_uuid, key_hash, minutes)
      JOIN notification_rule rule ON rule.uuid = given.rule_uuid
      ORDER BY 1
      ON CONFLICT (rule_uuid, key_hash) DO UPDATE
      SET expires_at = excluded.expires_at, severity_rank = excluded.severity_rank
      WHERE known.expires_at <= now() OR known.severity_rank < excluded.severity_rank
      RETURNING rule_uuid`,
  );
  const first = new Set(claimed.map(({ rule_uuid }) => rule_uuid));
  return new Set(keyed.map(({ rule }) => rule.uuid).filter((uuid) => !first.has(uuid)));
}

/** The rules for which the event would be a repeat now; nothing is claimed. */
export async function knownKeys(
  tx: EntityManager,
  fitting: readonly RoutingRule[],
  event: RoutedEvent,
): Promise<Set<string>> {
  const keyed = keyedRules(fitting, event);
  if (keyed.length === 0) return new Set();
  const known = await rowsOf(
    tx,
    sql<{ rule_uuid: string }>`
      SELECT known.rule_uuid
      FROM notification_deduplication known
      JOIN unnest(
        ${keyed.map(({ rule }) => rule.uuid)}::uuid[],
        ${keyed.map(({ keyHash }) => keyHash)}::bytea[]
      ) AS given (rule_uuid, key_hash) USING (rule_uuid, key_hash)
      WHERE known.expires_at > now() AND known.severity_rank >= ${severityRank(event.severity)}`,
  );
  return new Set(known.map(({ rule_uuid }) => rule_uuid));
}

interface KeyedRule {
  rule: RoutingRule;
  keyHash: Buffer;
}

function keyedRules(fitting: readonly RoutingRule[], event: RoutedEvent): KeyedRule[] {
  return fitting.flatMap((rule) => {
    const key = rule.deduplication_key === null ? null : deduplicationKeyOf(rule.deduplication_key, event);
    return key === null ? [] : [{ rule, keyHash: createHash('sha256').update(key).digest() }];
  });
}
