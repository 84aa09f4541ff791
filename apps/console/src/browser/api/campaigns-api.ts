import type { PlatformClient } from '@platform/client';
import type { AddCampaign, campaignDetails, CampaignList, UpdateCampaign } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type Campaign = CampaignList['campaigns'][number];
export type CampaignDetails = ReturnType<typeof campaignDetails.parse>['details'];

const all = '/api/v1/links/campaigns';
const one = '/api/v1/links/campaign/{id}';

/** The campaigns of the owner's links. */
export class CampaignsApi {
  constructor(private readonly platform: PlatformClient) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<CampaignList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  /** With what the list does not tell: its links and clicks, among others. */
  async get(id: number, signal?: AbortSignal): Promise<CampaignDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: AddCampaign, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.platform.post('/api/v1/links/campaign/add', once(body, idempotencyKey));
  }

  /** The API wants a name each time: where no other is given, the one that the campaign has by now. */
  async update(id: number, changes: Partial<UpdateCampaign>): Promise<unknown> {
    const name = changes.name ?? (await this.get(id)).name;
    return this.platform.put(`${one}/update`, { params: { path: { id } }, body: { ...changes, name } });
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }
}
