import { paths } from '../../navigation/routes.js';
import { CampaignCard } from './campaign-card.js';
import { CampaignForm } from './campaign-form.js';
import { PlaceList } from './place-list.js';

export function CampaignsPage() {
  return (
    <PlaceList
      at={paths.linkCampaigns}
      lead="A campaign holds links that belong together. A public one has a page that lists them, and can have one address that leads to any of them."
      what="your campaigns"
      empty="There is no campaign yet. A link is put into one among its settings."
      load={async (api, page, signal) => {
        const { campaigns, maxpage } = await api.links.campaigns.list(page, signal);
        return { places: campaigns, lastPage: maxpage };
      }}
      card={(props) => <CampaignCard {...props} />}
      maker={(onMade) => <CampaignForm onDone={onMade} />}
    />
  );
}
