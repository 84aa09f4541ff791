import type { PlatformClient } from '@platform/client';
import type { AddAppeal, AppealList } from '@platform/contracts';
import { dataOf, once, type IdempotencyKey } from './requests.js';

export type Appeal = AppealList['appeals'][number];

/** Objections of the owner to blocks of their links. */
export class AppealsApi {
  constructor(private readonly platform: PlatformClient) {}

  /** The latest one about this link; undefined when there was none. */
  async latest(link: number, signal?: AbortSignal): Promise<Appeal | undefined> {
    const params = { query: { link, limit: '1' } };
    const { appeals } = await dataOf(this.platform.get('/api/v1/links/safety/appeals', { params, signal }));
    return appeals[0];
  }

  /** `url`: the short address of the link. */
  add(body: AddAppeal, idempotencyKey: IdempotencyKey): Promise<unknown> {
    return this.platform.post('/api/v1/links/safety/appeals', once(body, idempotencyKey));
  }
}
