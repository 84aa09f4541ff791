import { Box, Text, Title } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WebhookDelivery } from '@platform/contracts';
import { Fragment, useState } from 'react';
import type { useFiltered } from '../../../api/use-filtered.js';
import type { Page } from '../../../api/requests.js';
import { DayFields } from '../../../components/day-fields.js';
import { SelectField, TextField } from '../../../components/field.js';
import { FilterForm } from '../../../components/filter-form.js';
import { Loaded } from '../../../components/loaded.js';
import { Options } from '../../../components/options.js';
import { Pager } from '../../../components/pager.js';
import { StateBadge, type Tone } from '../../../components/state-badge.js';
import { Cell, Row, Table } from '../../../components/table.js';
import { ToggleButton } from '../../../components/toggle-button.js';
import { Moment } from '../../../components/moment.js';
import { DeliveryDetail } from './delivery-detail.js';

type Status = WebhookDelivery['status'];

const tones: Record<Status, Tone> = { pending: 'info', success: 'ok', failed: 'bad' };

function useStatusWords(): Record<Status, string> {
  const { t } = useLingui();
  return { pending: t`pending`, success: t`success`, failed: t`failed` };
}

interface DeliveriesProps {
  clientId: string;
  list: ReturnType<typeof useFiltered<Page<WebhookDelivery>>>;
  /** How often the list was narrowed from elsewhere: its fields begin anew with that. */
  choices: number;
  onChanged: () => void;
}

/** What was sent, newest first, narrowed by what the address says. */
export function Deliveries({ clientId, list, choices, onChanged }: DeliveriesProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const { resource, filters, onFilter, page, setPage } = list;
  return (
    <Box component="section" mt="xl" aria-labelledby="deliveries">
      <Title order={2} id="deliveries">
        <Trans>Deliveries</Trans>
      </Title>
      <FilterForm key={choices} of={t`the deliveries`} onFilter={onFilter}>
        <SelectField name="status" label={t`Status`}>
          <option value="">{t`Any`}</option>
          <Options of={words} />
        </SelectField>
        <TextField name="event" label={t`Event`} autoComplete="off" spellCheck={false} placeholder="member.*" />
        <DayFields />
      </FilterForm>
      <Loaded of={resource} what={t`the deliveries`} rows={2}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <Text c="dimmed" mt="md">
              {filters.size > 0 ? t`There is none of this kind.` : t`There is none.`}
            </Text>
          ) : (
            <>
              <Log clientId={clientId} of={data} onChanged={onChanged} />
              <Pager page={page} lastPage={meta.last_page} total={meta.total} onPage={setPage} of={t`the deliveries`} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
}

interface LogProps {
  clientId: string;
  of: WebhookDelivery[];
  onChanged: () => void;
}

function Log({ clientId, of: deliveries, onChanged }: LogProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const [open, setOpen] = useState<string>();
  const columns = [t`Event`, t`Status`, t`Answer`, t`Made`];
  return (
    <Table aria-label={t`Deliveries`} columns={columns} unseen={t`Details`}>
      {deliveries.map(({ uuid, event, status, status_code, created_at }) => (
        <Fragment key={uuid}>
          <Row>
            <Cell kind="who">{event}</Cell>
            <Cell>
              <StateBadge tone={tones[status]}>{words[status]}</StateBadge>
            </Cell>
            <Cell>{status_code}</Cell>
            <Cell kind="when">
              <Moment at={created_at} />
            </Cell>
            <Cell>
              <ToggleButton
                label={t`Details`}
                about={t`of ${event}`}
                isOpen={open === uuid}
                onToggle={() => setOpen(open === uuid ? undefined : uuid)}
              />
            </Cell>
          </Row>
          {open === uuid && (
            <tr role="row">
              <td role="cell" colSpan={columns.length + 1}>
                {/* Keyed by its status: what the list learns, the details read again. */}
                <DeliveryDetail key={status} clientId={clientId} uuid={uuid} onChanged={onChanged} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </Table>
  );
}
