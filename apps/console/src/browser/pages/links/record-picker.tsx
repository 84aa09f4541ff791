import { Trans, useLingui } from '@lingui/react/macro';
import { MultiSelect, Select, Text, type ComboboxData } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from '../../navigation/navigation.js';

export interface Named {
  id: number;
  name: string;
}

interface PickerProps {
  label: string;
  known: readonly Named[];
  /** The form of a new one, for who has none. */
  newAt: string;
}

interface RecordPickerProps extends PickerProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Chooses one of the owner's records by its name. The first is chosen where none is yet. */
export function RecordPicker({ label, known, newAt, chosen, onChoose }: RecordPickerProps) {
  const { t } = useLingui();
  const first = known[0]?.id;
  useEffect(() => {
    if (chosen === undefined && first !== undefined) onChoose(first);
    // `onChoose` differs at each rendering, and does the same.
  }, [chosen, first]);
  if (known.length === 0) return <NoneYet newAt={newAt} />;
  return (
    <Select
      label={label}
      searchable
      comboboxProps={inPlace}
      allowDeselect={false}
      placeholder={t`Search`}
      nothingFoundMessage={t`No name is like that.`}
      data={optionsOf(known, chosen === undefined ? [] : [chosen])}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => id !== null && onChoose(Number(id))}
    />
  );
}

interface RecordsPickerProps extends PickerProps {
  hint: string;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error: string | undefined;
}

/** Chooses any number of the owner's records by their names. */
export function RecordsPicker({ label, hint, known, newAt, chosen, onChoose, error }: RecordsPickerProps) {
  const { t } = useLingui();
  if (known.length === 0) return <NoneYet newAt={newAt} />;
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
      nothingFoundMessage={t`No name is like that.`}
      data={optionsOf(known, chosen)}
      value={chosen.map(String)}
      onChange={(ids) => onChoose(ids.map(Number))}
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

/** Those that are chosen already stay so, also when they are gone. */
function optionsOf(known: readonly Named[], chosen: readonly number[]): ComboboxData {
  const unknown = chosen.filter((id) => !known.some((one) => one.id === id));
  return [
    ...unknown.map((id) => ({ value: String(id), label: `… ${id}` })),
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
