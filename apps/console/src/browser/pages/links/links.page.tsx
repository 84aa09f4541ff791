import type { LinkList } from '@platform/contracts';
import type { ReactNode } from 'react';
import { useFiltered } from '../../api/use-filtered.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { CopyButton } from '../../components/copy-button.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { saveFile } from '../../components/save-file.js';
import { Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { ChosenPlace, placeFilters } from './chosen-place.js';
import { KnownTags } from './known-tags.js';
import { addressText, nameOf, stateLooks, timestampOf } from './link-words.js';
import { LinksHead } from './links-head.js';

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
      <LinksHead at={paths.links}>
        {!isEmpty && (
          <Link to={paths.newLink} className="button">
            New link
          </Link>
        )}
      </LinksHead>
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
      <Loaded of={resource} what="your links" rows={5}>
        {({ urls, maxpage }) =>
          isEmpty ? (
            <Empty />
          ) : (
            <>
              {urls.length === 0 && <p className="lead">No link of yours is like that.</p>}
              {urls.length > 0 && <LinksTable links={urls} />}
              <Pager page={page} lastPage={maxpage} onPage={setPage} of="your links" />
            </>
          )
        }
      </Loaded>
      {!isEmpty && <AsFiles />}
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
        <Row key={link.id}>
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
          <td role="cell">{link.clicks}</td>
          <td role="cell">
            <span className={stateLooks[link.state]}>{link.state}</span>
          </td>
          <td role="cell" className="when">
            {dayOf(timestampOf(link.date))}
          </td>
          <td role="cell">
            <CopyButton text={link.shorturl} about={addressText(link.shorturl)} />
          </td>
        </Row>
      ))}
    </Table>
  );
}

/** Whatever the filter shows: the export is of all links. */
function AsFiles() {
  return (
    <div className="manage">
      <Link to={paths.importLinks} className="button quiet small">
        Import links
      </Link>
      <ActionButton
        label="Export as CSV"
        about="all your links"
        send={(api) => api.links.files.export()}
        onDone={(file) => saveFile(file, 'links.csv')}
      />
    </div>
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
      <p className="aside">
        You have some elsewhere? <Link to={paths.importLinks}>Import them from a file</Link>
      </p>
    </div>
  );
}
