import type { ReactNode } from 'react';
import type { Paging } from '../../api/use-list.js';
import type { Read } from '../../api/use-read.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { capitalized } from '../../components/words.js';
import { LinksHead } from './links-head.js';

/** What a card says to its list. */
export interface PlaceCardProps<T> {
  place: T;
  onChanged: () => void;
}

interface PlaceListProps<A, T> {
  /** Its address. */
  at: string;
  lead: string;
  /** Names them in sentences: `your campaigns`. */
  what: string;
  empty: string;
  list: Read<A> & Paging;
  placesOf: (answer: A) => T[];
  card: (props: PlaceCardProps<T>) => ReactNode;
  /** The form of a new one. */
  maker: (onMade: () => void) => ReactNode;
}

/** The page of what links can be put into or on: a paged list of cards, and the form of a new one. */
export function PlaceList<A, T extends { id: number }>(props: PlaceListProps<A, T>) {
  const { at, lead, what, empty, list, placesOf, card, maker } = props;
  const places = list.isSuccess ? placesOf(list.data) : [];
  return (
    <>
      <LinksHead at={at} />
      <p className="lead">{lead}</p>
      <Loaded of={list} what={what} rows={3}>
        {() => (
          <>
            {places.length === 0 && <p className="lead">{empty}</p>}
            {places.length > 0 && (
              <ul className="cards" aria-label={capitalized(what)}>
                {places.map((place) => (
                  <li key={place.id} className="card">
                    {card({ place, onChanged: list.refresh })}
                  </li>
                ))}
              </ul>
            )}
            <Pager page={list.page} lastPage={list.lastPage} onPage={list.setPage} of={what} />
          </>
        )}
      </Loaded>
      {maker(list.showFirst)}
    </>
  );
}
