import { Trans, useLingui } from '@lingui/react/macro';
import { MultiSelect, Select, Text, type ComboboxData } from '@mantine/core';
import { useEffect } from 'react';
import type { Api } from '../../api/api.js';
import { useResource } from '../../api/use-resource.js';
import { useWhenAsked } from '../../api/use-when-asked.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Link } from '../../navigation/navigation.js';

interface Named {
  id: number;
  name: string;
}

interface PickerProps {
  label: string;
  hint?: string;
  /** Tells the list from all others: `overlays`. */
  of: string;
  load: (api: Api, signal: AbortSignal) => Promise<Named[]>;
  /** The form of a new one, for who has none. */
  newAt: string;
}

interface RecordPickerProps extends PickerProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Chooses one of the owner's records by its name. The first is chosen where none is yet. */
export function RecordPicker({ of, load, newAt, chosen, onChoose, ...words }: RecordPickerProps) {
  const { t } = useLingui();
  const { resource } = useResource(`all ${of}`, load);
  const known = resource.state === 'ready' ? resource.value : undefined;
  const first = known?.[0]?.id;
  useEffect(() => {
    if (chosen === undefined && first !== undefined) onChoose(first);
    // `onChoose` differs at each rendering, and does the same.
  }, [chosen, first]);
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  if (known?.length === 0) return <NoneYet newAt={newAt} />;
  return (
    <Select
      label={words.label}
      searchable
      comboboxProps={inPlace}
      allowDeselect={false}
      placeholder={t`Search`}
      nothingFoundMessage={t`No name is like that.`}
      data={optionsOf(known ?? [], chosen === undefined ? [] : [chosen])}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => id !== null && onChoose(Number(id))}
    />
  );
}

interface RecordsPickerProps extends PickerProps {
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error: string | undefined;
}

/** Chooses any number of the owner's records by their names. They are asked for when the person begins to choose. */
export function RecordsPicker({ of, load, newAt, chosen, onChoose, error, label, hint }: RecordsPickerProps) {
  const { t } = useLingui();
  const { resource, known, ask } = useWhenAsked(`all ${of}`, load, chosen.length > 0);
  if (resource.state === 'failed') return <FaultNotice fault={resource.fault} onRetry={resource.retry} />;
  if (known?.length === 0) return <NoneYet newAt={newAt} />;
  return (
    <MultiSelect
      label={label}
      description={hint}
      error={error}
      errorProps={{ className: 'error' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      comboboxProps={inPlace}
      clearable
      clearButtonProps={{ 'aria-label': t`Choose none` }}
      placeholder={chosen.length === 0 ? t`Search` : undefined}
      nothingFoundMessage={known ? t`No name is like that.` : t`Loading…`}
      data={optionsOf(known ?? [], chosen)}
      value={chosen.map(String)}
      onChange={(ids) => onChoose(ids.map(Number))}
      onFocus={ask}
    />
  );
}

/** Its list stays in the part of the page that it belongs to. */
const inPlace = { withinPortal: false };

function NoneYet({ newAt }: { newAt: string }) {
  return (
    <Text size="sm">
      <Trans>You have none yet.</Trans>{' '}
      <Link to={newAt}>
        <Trans>Make the first</Trans>
      </Link>
    </Text>
  );
}

/** Those that are chosen already stay so, also while their names are on the way. */
function optionsOf(known: readonly Named[], chosen: readonly number[]): ComboboxData {
  const unknown = chosen.filter((id) => !known.some((one) => one.id === id));
  return [
    ...unknown.map((id) => ({ value: String(id), label: `… ${id}` })),
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
