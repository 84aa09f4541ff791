import { Injectable } from '@nestjs/common';
import { ClickTable } from './click-table.js';
import { clickSchema, type Click } from './click.js';

/** A click of one account, as `links record-clicks` reads it. */
export const pastClick = clickSchema.omit({ accountId: true });
export type PastClick = Omit<Click, 'accountId'>;

/** As many as one batch of the journal may hold without a long transaction. */
const inBatch = 5_000;

/** Writes clicks that have not come as requests: the past of a demo. They are counted as all others are. */
@Injectable()
export class PastClicks {
  constructor(private readonly table: ClickTable) {}

  /** A click whose id was recorded before is left alone. */
  async record(accountId: number, clicks: PastClick[]): Promise<void> {
    for (let at = 0; at < clicks.length; at += inBatch)
      await this.table.insert(clicks.slice(at, at + inBatch).map((click) => ({ ...click, accountId })));
  }
}
