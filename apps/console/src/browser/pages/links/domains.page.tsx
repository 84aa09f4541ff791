import { placesPerPage } from '../../api/page-sizes.js';
import { useList } from '../../api/use-list.js';
import { paths } from '../../navigation/routes.js';
import { DomainCard } from './domain-card.js';
import { NewDomain } from './new-domain.js';
import { PlaceList } from './place-list.js';

export function DomainsPage() {
  const list = useList('/api/v1/links/domains', { query: { limit: placesPerPage } });
  return (
    <PlaceList
      at={paths.linkDomains}
      lead="On a domain of your own, short links carry your name instead of ours."
      what="your domains"
      empty="There is no domain yet."
      list={list}
      placesOf={({ data }) => data.domains}
      card={(props) => <DomainCard {...props} />}
      maker={(onMade) => <NewDomain onMade={onMade} />}
    />
  );
}
