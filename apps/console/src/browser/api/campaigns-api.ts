import type { PlatformClient } from '@platform/client';
import type { AddCampaign, campaignDetails, CampaignList, UpdateCampaign } from '@platform/contracts';
import { placesPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, type IdempotencyKey } from './requests.js';

export type Campaign = CampaignList['campaigns'][number];
export type CampaignDetails = ReturnType<typeof campaignDetails.parse>['details'];

const one = '/api/v1/links/campaign/{id}';

/** The campaigns of the owner's links. */
export class CampaignsApi {
  constructor(private readonly platform: PlatformClient) {}

  list(page: number, signal?: AbortSignal): Promise<CampaignList> {
    return dataOf(
      this.platform.get('/api/v1/links/campaigns', { params: { query: pageOf(page, placesPerPage) }, signal }),
    );
  }

  /** With what the list does not tell: its links and clicks, among others. */
  async get(id: number, signal?: AbortSignal): Promise<CampaignDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: AddCampaign, idempotencyKey: IdempotencyKey): Promise<unknown> {
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
