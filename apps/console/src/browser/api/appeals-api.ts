import type { AddAppeal, AppealList } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';

export type Appeal = AppealList['appeals'][number];

/** Objections of the owner to blocks of their links. */
export class AppealsApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  /** The latest one about this link; undefined when there was none. */
  async latest(linkId: number, signal?: AbortSignal): Promise<Appeal | undefined> {
    const path = `/v1/links/safety/appeals?link=${linkId}&limit=1`;
    return (await this.api.data<AppealList>(path, { signal })).appeals[0];
  }

  /** `url`: the short address of the link. */
  add(body: AddAppeal, idempotencyKey: IdempotencyKey): Promise<unknown> {
    return this.api.ask('/v1/links/safety/appeals', { method: 'POST', body, idempotencyKey });
  }
}
