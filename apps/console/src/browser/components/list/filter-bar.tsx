import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { DayInput } from '../form/day-input.js';
import type { ListView } from './use-list-state.js';

const List = createContext<ListView | undefined>(undefined);

interface FilterBarProps<Filter extends string> {
  list: ListView<Filter>;
  /** What is filtered, for screen readers. */
  of: string;
  children: ReactNode;
}

/** The filters of a list, which act at once. */
export function FilterBar<Filter extends string>({ list, of, children }: FilterBarProps<Filter>) {
  const { t } = useLingui();
  return (
    <Group role="search" aria-label={t`Filter of ${of}`} gap="xs" mb="md" align="end">
      <List value={list}>{children}</List>
      {list.isFiltered && (
        <Button variant="subtle" color="gray" onClick={list.removeFilters}>
          <Trans>Remove filters</Trans>
        </Button>
      )}
    </Group>
  );
}

function useFilter(name: string): [string, (value: string) => void] {
  const list = useContext(List);
  if (!list) throw new Error('outside of a FilterBar');
  return [list.filters[name] ?? '', (value) => list.filter({ [name]: value })];
}

interface FilterProps {
  /** Of the filter, as in the address. */
  name: string;
  label: string;
}

/** A text, looked for a moment after the last key. */
export function SearchFilter({ name, label, placeholder }: FilterProps & { placeholder?: string }) {
  const { t } = useLingui();
  const [value, setValue] = useFilter(name);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // Only what came from elsewhere, as by the way back: the person may have typed on since this was sent.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  const search = useDebouncedCallback((text: string) => {
    sent.current = text;
    setValue(text);
  }, 250);
  const onChange = (text: string) => {
    setTyped(text);
    search(text.trim());
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={typed}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={typed && <CloseButton size="sm" aria-label={t`Clear ${label}`} onClick={() => onChange('')} />}
      autoComplete="off"
      maxLength={255}
      miw="14rem"
      flex="1 1 14rem"
      maw="24rem"
    />
  );
}

/** One of a few; `any` stands for all of them. */
export function SelectFilter({ name, label, of, any }: FilterProps & { of: Record<string, string>; any: string }) {
  const [value, setValue] = useFilter(name);
  const data = [{ value: '', label: any }, ...Object.entries(of).map(([key, text]) => ({ value: key, label: text }))];
  return (
    <NativeSelect
      aria-label={label}
      data={data}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

/** A day. */
export function DayFilter({ name, label }: FilterProps) {
  const [value, setValue] = useFilter(name);
  return (
    <DayInput
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
