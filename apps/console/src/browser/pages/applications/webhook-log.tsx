import type { WebhookDelivery } from '@platform/contracts';
import { useState } from 'react';
import { DayFields } from '../../components/day-fields.js';
import { Field } from '../../components/field.js';
import { FilterForm } from '../../components/filter-form.js';
import { AnyOf } from '../../components/options.js';
import { ToggleButton } from '../../components/toggle-button.js';
import { momentOf } from '../../components/words.js';
import { WebhookDetail } from './webhook-detail.js';

const looks: Record<WebhookDelivery['status'], string> = {
  pending: 'tag',
  success: 'tag strong',
  failed: 'tag wrong',
};

export function WebhookFilter({ onFilter }: { onFilter: (filters: URLSearchParams) => void }) {
  return (
    <FilterForm of="the deliveries" className="filters" onFilter={onFilter}>
      <Field name="status" label="Status">
        {(control) => (
          <select {...control}>
            <AnyOf of={Object.keys(looks)} />
          </select>
        )}
      </Field>
      <Field name="event" label="Event">
        {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} placeholder="member.*" />}
      </Field>
      <DayFields />
    </FilterForm>
  );
}

interface WebhookLogProps {
  clientId: string;
  deliveries: WebhookDelivery[];
  refresh: () => void;
}

export function WebhookLog({ clientId, deliveries, refresh }: WebhookLogProps) {
  const [open, setOpen] = useState<string>();
  return (
    <ul className="log">
      {deliveries.map(({ uuid, event, status, created_at }) => (
        <li key={uuid}>
          <div className="entry">
            <span className={looks[status]}>{status}</span>
            <span className="who long">{event}</span>
            <span className="when">{momentOf(created_at)}</span>
            <ToggleButton
              label="Details"
              about={`of ${event}`}
              isOpen={open === uuid}
              onToggle={() => setOpen(open === uuid ? undefined : uuid)}
            />
          </div>
          {/* Keyed by its status: what the list learns, the details read again. */}
          {open === uuid && <WebhookDetail key={status} clientId={clientId} uuid={uuid} onChanged={refresh} />}
        </li>
      ))}
    </ul>
  );
}
