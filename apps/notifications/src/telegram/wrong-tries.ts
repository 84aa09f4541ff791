import type { EntityManager } from 'typeorm';

const mostTries = 5;
const windowMinutes = 10;

/** Whose try in which chat: a person, or the group or channel that somebody writes as. */
export interface Trier {
  chatId: number;
  senderId: number;
}

/**
 * Whether somebody has sent so many wrong tokens into a chat lately that they get no more answers. Everybody has tries of their own:
 * the members of a group cannot use up those of its administrators.
 */
export async function hasTriedTooOften(manager: EntityManager, trier: Trier): Promise<boolean> {
  return (await countTries(manager, trier)).own >= mostTries;
}

/** Whether a chat has had so many wrong tries, of whomever, that those who may not connect it get no more answers in it. */
export async function isTiredOfTries(manager: EntityManager, trier: Trier): Promise<boolean> {
  return (await countTries(manager, trier)).all >= mostTries;
}

async function countTries(manager: EntityManager, trier: Trier): Promise<{ own: number; all: number }> {
  const [row] = await manager.query<{ own: number; all: number }[]>(
    `SELECT count(*) FILTER (WHERE sender_id = $2)::int AS own, count(*)::int AS all FROM telegram_wrong_try
     WHERE chat_id = $1 AND tried_at > now() - $3 * interval '1 minute'`,
    [trier.chatId, trier.senderId, windowMinutes],
  );
  return row!;
}

/** One try in a chat at a time, so that as many at once are no way around the limit. */
export async function lockTries(tx: EntityManager, { chatId }: Trier): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('telegram-tries:' || $1, 0))`, [chatId]);
}

export async function addWrongTry(tx: EntityManager, { chatId, senderId }: Trier): Promise<void> {
  await tx.query(`INSERT INTO telegram_wrong_try (chat_id, sender_id) VALUES ($1, $2)`, [chatId, senderId]);
}
