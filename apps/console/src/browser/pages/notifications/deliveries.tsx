import {
  severities,
  type NotificationDelivery,
  type NotificationDestination,
  type OrganizationDetail,
} from '@platform/contracts';
import { Fragment, useState } from 'react';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { Loading } from '../../components/loading.js';
import { Pager } from '../../components/pager.js';
import { Table } from '../../components/table.js';
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
  const { resource, refresh, onFilter, page, setPage } = useFiltered(
    `deliveries ${uuid}`,
    ['status', 'severity', 'endpoint_uuid', 'event'],
    (api, { filters, page, signal }) => api.in(uuid).notifications.deliveries(filters, page, signal),
    ({ meta }) => meta.last_page,
  );
  return (
    <>
      <Filter destinations={known.state === 'ready' ? known.value : []} onFilter={onFilter} />
      {resource.state === 'loading' && <Loading what="the deliveries" rows={5} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && (
        <>
          {resource.value.data.length === 0 && <p className="lead">There is none of this kind.</p>}
          {resource.value.data.length > 0 && (
            <DeliveriesTable organization={organization} deliveries={resource.value.data} refresh={refresh} />
          )}
          <Pager page={page} lastPage={resource.value.meta.last_page} onPage={setPage} of="the deliveries" />
        </>
      )}
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
            <option value="">Any</option>
            {Object.keys(statusLooks).map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="severity" label="Severity">
        {(control) => (
          <select {...control}>
            <option value="">Any</option>
            {severities.map((severity) => (
              <option key={severity}>{severity}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name="endpoint_uuid" label="Destination">
        {(control) => (
          // Anew with the destinations: what the address names is chosen once it is among them.
          <select key={destinations.length} {...control}>
            <option value="">Any</option>
            {destinations.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="event" label="Event">
        {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} placeholder="deploy.*" />}
      </Field>
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
          <tr role="row">
            <td role="cell" className="when">
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
          </tr>
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
