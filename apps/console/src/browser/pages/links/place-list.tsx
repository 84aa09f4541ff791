import type { ReactNode } from 'react';
import type { Api } from '../../api/api.js';
import { usePaged } from '../../api/use-paged.js';
import { paths } from '../../navigation/routes.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Loading } from '../../components/loading.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { Trail } from '../../components/trail.js';
import { capitalized } from '../../components/words.js';

/** What a card says to its list. */
export interface PlaceCardProps<T> {
  place: T;
  onChanged: () => void;
}

interface PlaceListProps<T> {
  title: string;
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
  const { title, lead, what, empty, load, card, maker } = props;
  const { resource, refresh, page, setPage, showFirst } = usePaged(what, load, ({ lastPage }) => lastPage);
  return (
    <>
      <Trail to={paths.links}>Links</Trail>
      <PageTitle>{title}</PageTitle>
      <p className="lead">{lead}</p>
      {resource.state === 'loading' && <Loading what={what} rows={3} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <>
          {resource.value.places.length === 0 && <p className="lead">{empty}</p>}
          {resource.value.places.length > 0 && (
            <ul className="cards" aria-label={capitalized(what)}>
              {resource.value.places.map((place) => (
                <li key={place.id} className="card">
                  {card({ place, onChanged: refresh })}
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} lastPage={resource.value.lastPage} onPage={setPage} of={what} />
        </>
      )}
      {maker(showFirst)}
    </>
  );
}
