import type { Api } from '../../api/api.js';
import { useResource } from '../../api/use-resource.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { Loaded } from '../../components/loaded.js';
import { addressText } from './link-words.js';

type Place = 'campaign' | 'domain';

const places: Record<Place, { words: string; nameOf: (api: Api, id: number, signal: AbortSignal) => Promise<string> }> =
  {
    campaign: {
      words: 'In the campaign',
      nameOf: async ({ links }, id, signal) => (await links.campaigns.get(id, signal)).name,
    },
    domain: {
      words: 'On the domain',
      nameOf: async ({ links }, id, signal) => addressText((await links.domains.get(id, signal)).domain),
    },
  };
export const placeFilters = Object.keys(places) as Place[];

/** Says which campaign or domain the links that are shown belong to, and leads back to all. */
export function ChosenPlace({ place, id }: { place: Place; id: string }) {
  const { words, nameOf } = places[place];
  const { resource } = useResource(`name of ${place} ${id}`, (api, signal) => nameOf(api, Number(id), signal));
  return (
    <>
      <Loaded of={resource} what={`the ${place}`} rows={1} />
      {resource.state !== 'loading' && (
        <p className="lead">
          {resource.state === 'ready' && (
            <>
              {words} <strong>{resource.value}</strong>.{' '}
            </>
          )}
          <Link to={paths.links}>Show all your links</Link>
        </p>
      )}
    </>
  );
}
