import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const campaignRoutes: PageRoute[] = [
  page('links/campaigns', async () => (await import('./campaigns.page.js')).CampaignsPage),
  page('links/campaigns/new', async () => (await import('./new-campaign.page.js')).NewCampaignPage),
  page(
    'links/campaigns/$id',
    async () => (await import('./campaign.page.js')).CampaignPage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
