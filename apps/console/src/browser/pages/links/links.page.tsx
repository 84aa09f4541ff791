import type { LinkList } from '@platform/contracts';
import type { ReactNode } from 'react';
import { useFiltered } from '../../api/use-filtered.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { CopyButton } from '../../components/copy-button.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loading } from '../../components/loading.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { ChosenPlace, placeFilters } from './chosen-place.js';
import { KnownTags } from './known-tags.js';
import { addressText, nameOf, stateLooks, timestampOf } from './link-words.js';

const lists = {
  Statistics: paths.linkStatistics,
  Campaigns: paths.linkCampaigns,
  Channels: paths.linkChannels,
  Domains: paths.linkDomains,
  'API keys': paths.linkKeys,
};

const fields = ['q', 'tag', 'order', ...placeFilters];

export function LinksPage() {
  const { resource, filters, onFilter, page, setPage } = useFiltered(
    'links',
    fields,
    (api, chosen) => api.links.list(chosen.filters, chosen.page, chosen.signal),
    ({ maxpage }) => maxpage,
  );
  const places = placeFilters.filter((place) => filters.has(place));
  const isFiltered = [...filters.keys()].some((name) => name !== 'order');
  const isEmpty = resource.state === 'ready' && resource.value.result === 0 && !isFiltered;
  return (
    <>
      <div className="title-row">
        <PageTitle>Links</PageTitle>
        <div className="actions">
          {Object.entries(lists).map(([title, path]) => (
            <Link key={path} to={path} className="button quiet">
              {title}
            </Link>
          ))}
          {!isEmpty && (
            <Link to={paths.newLink} className="button">
              New link
            </Link>
          )}
        </div>
      </div>
      {places.map((place) => (
        <ChosenPlace key={place} place={place} id={filters.get(place)!} />
      ))}
      {!isEmpty && (
        <Filter onFilter={onFilter}>
          {places.map((place) => (
            <input key={place} type="hidden" name={place} value={filters.get(place)!} />
          ))}
        </Filter>
      )}
      {resource.state === 'loading' && <Loading what="your links" rows={5} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {isEmpty && <Empty />}
      {resource.state === 'ready' && !isEmpty && (
        <>
          {resource.value.urls.length === 0 && <p className="lead">No link of yours is like that.</p>}
          {resource.value.urls.length > 0 && <LinksTable links={resource.value.urls} />}
          <Pager page={page} lastPage={resource.value.maxpage} onPage={setPage} of="your links" />
        </>
      )}
    </>
  );
}

interface FilterProps {
  onFilter: (filters: URLSearchParams) => void;
  /** Fields that stay as they are. */
  children: ReactNode;
}

function Filter({ onFilter, children }: FilterProps) {
  return (
    <FilterForm of="your links" className="row filter" onFilter={onFilter}>
      <Field name="q" label="Search">
        {(control) => <input {...control} type="search" autoComplete="off" maxLength={255} />}
      </Field>
      <Field name="tag" label="Tag">
        {(control) => (
          <>
            <input {...control} type="text" autoComplete="off" maxLength={255} list="known-tags" />
            <KnownTags id="known-tags" />
          </>
        )}
      </Field>
      <Field name="order" label="Order">
        {(control) => (
          <select {...control}>
            <option value="date">Newest first</option>
            <option value="click">Most clicks first</option>
          </select>
        )}
      </Field>
      {children}
    </FilterForm>
  );
}

function LinksTable({ links }: { links: LinkList['urls'] }) {
  return (
    <Table aria-label="Your links" columns={['Link', 'Clicks', 'State', 'Made']} unseen="Its address">
      {links.map((link) => (
        <tr key={link.id} role="row">
          <td role="cell" className="long">
            <Link to={paths.link(link.id)}>{nameOf(link)}</Link>
            {link.title && <div>{addressText(link.shorturl)}</div>}
            <div className="target">{link.longurl}</div>
            {link.tags.map((tag) => (
              <Link key={tag} to={paths.linksTagged(tag)} className="pattern">
                {tag}
              </Link>
            ))}
          </td>
          <td role="cell">
            {link.clicks}
            <span className="narrow-only"> {link.clicks === 1 ? 'click' : 'clicks'}</span>
          </td>
          <td role="cell">
            <span className={stateLooks[link.state]}>{link.state}</span>
          </td>
          <td role="cell" className="when">
            {dayOf(timestampOf(link.date))}
          </td>
          <td role="cell">
            <CopyButton text={link.shorturl} about={addressText(link.shorturl)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Empty() {
  return (
    <div className="empty">
      <p>
        You have no links yet. A short link leads to any address that you choose, which you can change later, and tells
        you how many people came by it.
      </p>
      <Link to={paths.newLink} className="button">
        Make your first link
      </Link>
    </div>
  );
}
