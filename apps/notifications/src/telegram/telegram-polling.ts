import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { execute, log, rowsOf, sql, Workers, type Worker } from '@platform/service-kit';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { DataSource, type QueryRunner } from 'typeorm';
import { NotificationsConfig } from '../config.js';
import { TelegramBot } from './telegram-bot.js';
import { telegramReason } from './telegram-error.js';
import { allowedUpdates, TelegramUpdates } from './telegram-updates.js';

const heldOpenSeconds = 25;
const pauseMs = 3_000;
const maxTries = 4;
/** At once, so that an answer stays far below what is read of one. */
const maxUpdates = 50;

/**
 * Asks Telegram for updates. Two that ask at once get 409, so one process asks, which holds an advisory lock. Another
 * takes over within seconds of its end.
 */
@Injectable()
export class TelegramPolling implements Worker {
  readonly name = 'telegram-polling';
  private readonly stopping = new AbortController();
  private running?: Promise<void>;
  private offset = 0;

  constructor(
    config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly telegram: TelegramBot,
    private readonly updates: TelegramUpdates,
    workers: Workers,
  ) {
    if (config.TELEGRAM_MODE === 'polling') workers.add(this);
  }

  start(): Promise<void> {
    this.running = this.run();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const runner = this.dataSource.createQueryRunner();
      try {
        if (await isLocked(runner)) await this.poll(runner);
      } catch (err) {
        if (!signal.aborted) log.warn({ reason: telegramReason(err) }, 'telegram: polling failed, will try again');
      } finally {
        await unlock(runner);
      }
      await this.pause();
    }
  }

  private async poll(runner: QueryRunner): Promise<void> {
    const api = this.telegram.patient(heldOpenSeconds + 10);
    // While a webhook is set nothing can be asked for.
    await api.deleteWebhook();
    while (!this.stopping.signal.aborted) {
      // Throws when the connection is gone, and the lock with it.
      await execute(runner.manager, sql`SELECT 1`);
      for (const update of await this.next(api)) {
        await this.handle(update);
        this.offset = update.update_id + 1;
      }
    }
  }

  /** The next call's offset acknowledges these; after a crash they come again, and are known. */
  private next(api: Api): Promise<Update[]> {
    return api.getUpdates(
      { offset: this.offset, limit: maxUpdates, timeout: heldOpenSeconds, allowed_updates: allowedUpdates },
      // grammY asks for the type of the `abort-controller` package.
      this.stopping.signal as never,
    );
  }

  /** One that fails again and again must not keep those behind it from being heard. */
  private async handle(update: Update): Promise<void> {
    for (let tries = 1; !this.stopping.signal.aborted; tries++) {
      try {
        return await this.updates.handle(update);
      } catch (err) {
        log.error({ err, tries }, 'telegram: update failed');
        if (tries === maxTries) return;
        await this.pause();
      }
    }
    throw new Error('stopped');
  }

  private async pause(): Promise<void> {
    await wait(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [row] = await rowsOf(
    runner.manager,
    sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(hashtextextended('telegram-polling', 0)) AS locked`,
  );
  return row!.locked;
}

/** Of a connection that is gone there is nothing to unlock. */
async function unlock(runner: QueryRunner): Promise<void> {
  await execute(runner.manager, sql`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
  await runner.release();
}
