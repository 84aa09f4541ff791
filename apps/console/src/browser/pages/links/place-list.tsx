import type { ReactNode } from 'react';
import type { Api } from '../../api/api.js';
import { usePaged } from '../../api/use-paged.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { capitalized } from '../../components/words.js';
import { LinksHead } from './links-head.js';

/** What a card says to its list. */
export interface PlaceCardProps<T> {
  place: T;
  onChanged: () => void;
}

interface PlaceListProps<T> {
  /** Its address. */
  at: string;
  lead: string;
  /** Names them in sentences: `your campaigns`. */
  what: string;
  empty: string;
  load: (api: Api, page: number, signal: AbortSignal) => Promise<{ places: T[]; lastPage: number }>;
  card: (props: PlaceCardProps<T>) => ReactNode;
  /** The form of a new one. */
  maker: (onMade: () => void) => ReactNode;
}

/** The page of what links can be put into or on: a paged list of cards, and the form of a new one. */
export function PlaceList<T extends { id: number }>(props: PlaceListProps<T>) {
  const { at, lead, what, empty, load, card, maker } = props;
  const { resource, refresh, page, setPage, showFirst } = usePaged(what, load, ({ lastPage }) => lastPage);
  return (
    <>
      <LinksHead at={at} />
      <p className="lead">{lead}</p>
      <Loaded of={resource} what={what} rows={3}>
        {({ places, lastPage }) => (
          <>
            {places.length === 0 && <p className="lead">{empty}</p>}
            {places.length > 0 && (
              <ul className="cards" aria-label={capitalized(what)}>
                {places.map((place) => (
                  <li key={place.id} className="card">
                    {card({ place, onChanged: refresh })}
                  </li>
                ))}
              </ul>
            )}
            <Pager page={page} lastPage={lastPage} onPage={setPage} of={what} />
          </>
        )}
      </Loaded>
      {maker(showFirst)}
    </>
  );
}
