import type { EntityManager } from 'typeorm';

const mostTries = 5;
const windowMinutes = 10;

/** Whether a chat has sent so many wrong tokens lately that it gets no more answers. */
export async function hasTriedTooOften(manager: EntityManager, chatId: number): Promise<boolean> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM telegram_wrong_try
     WHERE chat_id = $1 AND tried_at > now() - $2 * interval '1 minute'`,
    [chatId, windowMinutes],
  );
  return row!.count >= mostTries;
}

/** One try of a chat at a time, so that as many at once are no way around the limit. */
export async function lockTries(tx: EntityManager, chatId: number): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('telegram-tries:' || $1, 0))`, [chatId]);
}

export async function addWrongTry(tx: EntityManager, chatId: number): Promise<void> {
  await tx.query(`INSERT INTO telegram_wrong_try (chat_id) VALUES ($1)`, [chatId]);
}
