import { keyOf } from '../../api/keys.js';
import { useLoad } from '../../api/use-read.js';
import type { Campaign, Channel, LinkDomain } from './answers.js';

/** What a link can be put into or on, and the tags of others. */
export interface LinkPlaces {
  /** The platform's own host, with its scheme. */
  platformDomain: string;
  domains: LinkDomain[];
  campaigns: Campaign[];
  channels: Channel[];
  tags: string[];
}

const first = { query: { limit: '100' } };

/** Of domains, campaigns, channels and tags the first hundred. */
export function useLinkPlaces() {
  return useLoad(keyOf('/api/v1/links/domains', first), async (platform, signal): Promise<LinkPlaces> => {
    const [account, domains, campaigns, channels, tags] = await Promise.all([
      platform.get('/api/v1/links/account', { signal }),
      platform.get('/api/v1/links/domains', { params: first, signal }),
      platform.get('/api/v1/links/campaigns', { params: first, signal }),
      platform.get('/api/v1/links/channels', { params: first, signal }),
      platform.get('/api/v1/links/tags', { params: first, signal }),
    ]);
    return {
      platformDomain: new URL(account.data.api).origin,
      domains: domains.data.domains,
      campaigns: campaigns.data.campaigns,
      channels: channels.data.channels,
      tags: tags.data.tags.map(({ tag }) => tag),
    };
  });
}
