import { execute, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

const maxAttempts = 5;
const windowMinutes = 10;

/** Who sends into which chat: a person, or the group or channel that somebody writes as. */
export interface ChatSender {
  chatId: number;
  senderId: number;
}

/**
 * Whether somebody has sent so many wrong tokens into a chat lately that they get no more answers. Each sender is
 * counted alone: the members of a group cannot use up the attempts of its administrators.
 */
export async function isSenderBlocked(manager: EntityManager, sender: ChatSender): Promise<boolean> {
  return (await countFailedAttempts(manager, sender)).own >= maxAttempts;
}

/**
 * Whether a chat has had so many failed attempts, by anybody, that those who may not connect it get no more answers.
 */
export async function isChatBlocked(manager: EntityManager, sender: ChatSender): Promise<boolean> {
  return (await countFailedAttempts(manager, sender)).all >= maxAttempts;
}

async function countFailedAttempts(manager: EntityManager, sender: ChatSender): Promise<{ own: number; all: number }> {
  const [row] = await rowsOf(
    manager,
    sql<{ own: number; all: number }>`
      SELECT count(*) FILTER (WHERE sender_id = ${sender.senderId})::int AS own, count(*)::int AS all
      FROM telegram_wrong_try
      WHERE chat_id = ${sender.chatId} AND tried_at > now() - ${windowMinutes} * interval '1 minute'`,
  );
  return row!;
}

/** Lets one attempt in a chat at a time, so that many at once cannot pass the limit. */
export async function lockAttempts(tx: EntityManager, { chatId }: ChatSender): Promise<void> {
  await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('telegram-tries:' || ${String(chatId)}, 0))`);
}

export async function addFailedAttempt(tx: EntityManager, { chatId, senderId }: ChatSender): Promise<void> {
  await execute(tx, sql`INSERT INTO telegram_wrong_try (chat_id, sender_id) VALUES (${chatId}, ${senderId})`);
}
