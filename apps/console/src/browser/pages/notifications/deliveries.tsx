import {
  severities,
  type NotificationDelivery,
  type NotificationDestination,
  type OrganizationDetail,
} from '@platform/contracts';
import { Fragment, useState } from 'react';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { DayFields } from '../../components/day-fields.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loaded } from '../../components/loaded.js';
import { AnyOf, NamedOptions } from '../../components/options.js';
import { Pager } from '../../components/pager.js';
import { Row, Table } from '../../components/table.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { momentOf } from '../../components/words.js';
import { GuardedSection } from '../organization/guarded-section.js';
import type { PartProps } from '../organization/part.js';
import { DeliveryDetail, retryText, statusLooks } from './delivery-detail.js';

export function Deliveries({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="deliveries" title="Deliveries" needed="manage_notifications">
      <p className="lead">What was sent where, and what came of it.</p>
      <Log organization={organization} />
    </GuardedSection>
  );
}

function Log({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource: known } = useResource(`destinations ${uuid}`, (api, signal) =>
    api.in(uuid).notifications.destinations(signal),
  );
  const { resource, refresh, filters, onFilter, page, setPage } = useFiltered(
    `deliveries ${uuid}`,
    ['status', 'severity', 'endpoint_uuid', 'event', 'from', 'to'],
    (api, chosen) => api.in(uuid).notifications.deliveries(chosen.filters, chosen.page, chosen.signal),
    ({ meta }) => meta.last_page,
  );
  return (
    <>
      <Filter destinations={known.state === 'ready' ? known.value : []} onFilter={onFilter} />
      <Loaded of={resource} what="the deliveries" rows={5}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && (
              <p className="lead">{filters.size > 0 ? 'There is none of this kind.' : 'Nothing was sent yet.'}</p>
            )}
            {data.length > 0 && <DeliveriesTable organization={organization} deliveries={data} refresh={refresh} />}
            <Pager page={page} lastPage={meta.last_page} onPage={setPage} of="the deliveries" />
          </>
        )}
      </Loaded>
    </>
  );
}

interface FilterProps {
  destinations: NotificationDestination[];
  onFilter: (filters: URLSearchParams) => void;
}

function Filter({ destinations, onFilter }: FilterProps) {
  return (
    <FilterForm of="the deliveries" className="filters" onFilter={onFilter}>
      <Field name="status" label="Status">
        {(control) => (
          <select {...control}>
            <AnyOf of={Object.keys(statusLooks)} />
          </select>
        )}
      </Field>
      <Field name="severity" label="Severity">
        {(control) => (
          <select {...control}>
            <AnyOf of={severities} />
          </select>
        )}
      </Field>
      <Field name="endpoint_uuid" label="Destination">
        {(control) => (
          // Anew with the destinations: what the address names is chosen once it is among them.
          <select key={destinations.length} {...control}>
            <option value="">Any</option>
            <NamedOptions of={destinations} />
          </select>
        )}
      </Field>
      <Field name="event" label="Event">
        {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} placeholder="deploy.*" />}
      </Field>
      <DayFields />
    </FilterForm>
  );
}

interface DeliveriesTableProps {
  organization: OrganizationDetail;
  deliveries: NotificationDelivery[];
  refresh: () => void;
}

const columns = ['When', 'What', 'To', 'Status'];

function DeliveriesTable({ organization, deliveries, refresh }: DeliveriesTableProps) {
  const [open, setOpen] = useState<string>();
  return (
    <Table aria-labelledby="deliveries" columns={columns} unseen="Details">
      {deliveries.map((delivery) => (
        <Fragment key={delivery.uuid}>
          <Row>
            <td role="cell" className="when moment">
              {momentOf(delivery.created_at)}
            </td>
            <td role="cell" className="long">
              <span className="who">{delivery.title}</span>
              <br />
              <span className="hint">
                {delivery.severity} · {delivery.event}
              </span>
            </td>
            <td role="cell" className="long">
              {delivery.endpoint.name}
            </td>
            <td role="cell">
              <span className={statusLooks[delivery.status]}>{delivery.status}</span>{' '}
              <span className="hint">{retryText(delivery)}</span>
            </td>
            <td role="cell">
              <ToggleButton
                label="Details"
                about={`of ${delivery.title}`}
                isOpen={open === delivery.uuid}
                onToggle={() => setOpen(open === delivery.uuid ? undefined : delivery.uuid)}
              />
            </td>
          </Row>
          {open === delivery.uuid && (
            <tr role="row">
              <td role="cell" colSpan={columns.length + 1}>
                {/* Keyed by its status: what the list learns, the details read again. */}
                <DeliveryDetail
                  key={delivery.status}
                  organization={organization}
                  uuid={delivery.uuid}
                  onChanged={refresh}
                />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </Table>
  );
}
