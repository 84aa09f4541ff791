import { useResource } from '../../api/use-resource.js';

/** As many campaigns as the API counts at once. */
const mostCounted = 50;

/** The clicks of people on the links of each campaign, of 30 days; undefined where nobody has counted them. */
export function useCampaignClicks(): (id: number) => number | undefined {
  const { resource } = useResource('clicks of campaigns', async (api, signal) => {
    const query = new URLSearchParams({ topCampaigns: String(mostCounted) });
    const { topCampaigns = [] } = await api.links.allStatistics(query, signal);
    return new Map(topCampaigns.map(({ id, clicks }) => [id, clicks]));
  });
  if (resource.state !== 'ready') return () => undefined;
  const { value: clicks } = resource;
  const isCutOff = clicks.size >= mostCounted;
  return (id) => clicks.get(id) ?? (isCutOff ? undefined : 0);
}
