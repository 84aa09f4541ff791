import type { Campaign, CampaignDetails } from '../../api/campaigns-api.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Facts } from '../../components/facts.js';
import { countText, dayOf } from '../../components/words.js';
import { CampaignForm } from './campaign-form.js';
import { timestampOf } from './link-words.js';
import { PlaceDetails } from './place-details.js';
import type { PlaceCardProps } from './place-list.js';
import { PublicAddress } from './public-address.js';

export function CampaignCard({ place: { id, name, public: isPublic }, ...changes }: PlaceCardProps<Campaign>) {
  return (
    <>
      <h2>{name}</h2>
      <div className="tags">
        <span className={isPublic ? 'tag strong' : 'tag'}>{isPublic ? 'public' : 'private'}</span>
      </div>
      <PlaceDetails
        id={`campaign ${id}`}
        name={name}
        what={`the campaign ${name}`}
        load={(api, signal) => api.links.campaigns.get(id, signal)}
        facts={(campaign) => <CampaignFacts of={campaign} />}
        question={questionOf}
        remove={(api) => api.links.campaigns.delete(id)}
        form={(campaign, onDone) => <CampaignForm campaign={campaign} onDone={onDone} />}
        {...changes}
      />
    </>
  );
}

/** A private one has its addresses too, but nobody gets anything there. */
function CampaignFacts({ of: campaign }: { of: CampaignDetails }) {
  const { id, name, public: isPublic, rotator, list, links, clicks, date } = campaign;
  const facts = {
    Links: links === 0 ? '0' : <Link to={paths.linksOf('campaign', id)}>{links}</Link>,
    'Clicks through its rotator': String(clicks),
    Made: dayOf(timestampOf(date)),
  };
  const addresses = {
    ...(rotator && { Rotator: <PublicAddress url={rotator} about={`the rotator of ${name}`} /> }),
    ...(isPublic && { List: <PublicAddress url={list} about={`the list of ${name}`} /> }),
  };
  return (
    <>
      <Facts of={facts} />
      <Facts of={addresses} />
    </>
  );
}

function questionOf({ name, links, public: isPublic }: CampaignDetails): string {
  const ends = isPublic ? 'Its list and its rotator end. ' : '';
  const kept =
    links === 0 ? 'No link is in it.' : `${countText(links, 'link')} in it ${links === 1 ? 'stays' : 'stay'}.`;
  return `${ends}${kept} Delete the campaign ${name}?`;
}
