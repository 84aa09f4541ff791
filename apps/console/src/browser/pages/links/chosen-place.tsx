import { useRead } from '../../api/use-read.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { addressText } from './link-words.js';

const useCampaignName = (id: number) =>
  useRead('/api/v1/links/campaign/{id}', { path: { id } }, { select: ({ details }) => details.name });
const useDomainName = (id: number) =>
  useRead('/api/v1/links/domain/{id}', { path: { id } }, { select: ({ details }) => addressText(details.domain) });

const places = {
  campaign: { words: 'In the campaign', useName: useCampaignName },
  domain: { words: 'On the domain', useName: useDomainName },
};
type Place = keyof typeof places;

export const placeFilters = Object.keys(places) as Place[];

/** Says which campaign or domain the links that are shown belong to, and leads back to all. */
export function ChosenPlace({ place, id }: { place: Place; id: string }) {
  const { words, useName } = places[place];
  const name = useName(Number(id));
  return (
    <>
      <Loaded of={name} what={`the ${place}`} rows={1} />
      {!name.isPending && (
        <p className="lead">
          {name.isSuccess && (
            <>
              {words} <strong>{name.data}</strong>.{' '}
            </>
          )}
          <Link to={paths.links}>Show all your links</Link>
        </p>
      )}
    </>
  );
}
