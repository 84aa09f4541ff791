import type { AddCampaign, campaignDetails, CampaignList, UpdateCampaign } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { placesPerPage } from './page-sizes.js';

export type Campaign = CampaignList['campaigns'][number];
export type CampaignDetails = ReturnType<typeof campaignDetails.parse>['details'];

/** The campaigns of the owner's links. */
export class CampaignsApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  list(page: number, signal?: AbortSignal): Promise<CampaignList> {
    return this.api.data(`/v1/links/campaigns?limit=${placesPerPage}&page=${page}`, { signal });
  }

  /** With what the list does not tell: its links and clicks, among others. */
  async get(id: number, signal?: AbortSignal): Promise<CampaignDetails> {
    return (await this.api.ask<{ details: CampaignDetails }>(`/v1/links/campaign/${id}`, { signal })).details;
  }

  create(body: AddCampaign, idempotencyKey: IdempotencyKey): Promise<unknown> {
    return this.api.ask('/v1/links/campaign/add', { method: 'POST', body, idempotencyKey });
  }

  /** The API wants a name each time: where no other is given, the one that the campaign has by now. */
  async update(id: number, changes: Partial<UpdateCampaign>): Promise<unknown> {
    const name = changes.name ?? (await this.get(id)).name;
    return this.api.ask(`/v1/links/campaign/${id}/update`, { method: 'PUT', body: { ...changes, name } });
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/campaign/${id}/delete`, { method: 'DELETE' });
  }
}
