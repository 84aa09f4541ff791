import { paths } from '../../navigation/routes.js';
import { DomainCard } from './domain-card.js';
import { NewDomain } from './new-domain.js';
import { PlaceList } from './place-list.js';

export function DomainsPage() {
  return (
    <PlaceList
      at={paths.linkDomains}
      lead="On a domain of your own, short links carry your name instead of ours."
      what="your domains"
      empty="There is no domain yet."
      load={async (api, page, signal) => {
        const { domains, maxpage } = await api.links.domains.list(page, signal);
        return { places: domains, lastPage: maxpage };
      }}
      card={(props) => <DomainCard {...props} />}
      maker={(onMade) => <NewDomain onMade={onMade} />}
    />
  );
}
