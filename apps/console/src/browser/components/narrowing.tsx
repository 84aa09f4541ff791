import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Folded } from './folded.js';
import { useAddress } from './use-address.js';

interface NarrowingProps {
  /** Of the parameters in the address that these fields set. */
  names: readonly string[];
  search?: ReactNode;
  children?: ReactNode;
}

/** What narrows a list, at once and in the address: a search, and choices. A phone shows those when it is asked to. */
export function Narrowing({ names, search, children }: NarrowingProps) {
  const { t } = useLingui();
  const isRoomy = useMediaQuery('(min-width: 40.01rem)', true, { getInitialValueInEffect: false });
  const { asked } = useAddress();
  return (
    <Group gap="sm" mt="md" align="flex-end">
      {search}
      {isRoomy || !children ? (
        children
      ) : (
        <Folded title={t`Filter`} isOpen={names.some((name) => name !== 'q' && asked.has(name))}>
          {children}
        </Folded>
      )}
      <RemoveFilters names={names} />
    </Group>
  );
}

/** Nothing while there is no filter. */
export function RemoveFilters({ names }: Pick<NarrowingProps, 'names'>) {
  const { asked, change } = useAddress();
  if (!names.some((name) => asked.has(name))) return null;
  return (
    <Button
      type="button"
      variant="subtle"
      onClick={() => change(Object.fromEntries(names.map((name) => [name, undefined])))}
    >
      <Trans>Remove filters</Trans>
    </Button>
  );
}

interface SearchFieldProps {
  /** `Search of members`: for those who do not see what is below. */
  label: string;
  placeholder?: string;
  /** Of the parameter in the address. */
  name?: string;
}

/** Searches a list while one types; what is looked for is in the address. Escape empties it. */
export function SearchField({ label, placeholder, name = 'q' }: SearchFieldProps) {
  const { t } = useLingui();
  const { asked, change } = useAddress();
  const given = asked.get(name) ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  // The way back brings another text, also while nobody types.
  useEffect(() => {
    if (document.activeElement !== field.current) setText(given);
  }, [given]);
  const follow = useDebouncedCallback((wanted: string) => change({ [name]: wanted.trim() }), 250);
  const type = (wanted: string) => {
    setText(wanted);
    follow(wanted);
  };
  const remove = () => {
    type('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label={t`Remove the search`} onClick={remove} />}
      autoComplete="off"
      spellCheck={false}
      miw={0}
      style={{ flex: '1 1 14rem' }}
    />
  );
}

interface ChoiceProps {
  label: string;
  /** Of the parameter in the address. */
  name: string;
  /** Options; the one with an empty value stands for all. */
  children: ReactNode;
  /** The person comes to the field: its options can be loaded. */
  onNear?: () => void;
}

/** Narrows a list by one of several values; the value is in the address. */
export function Choice({ label, name, children, onNear }: ChoiceProps) {
  const { asked, change } = useAddress();
  return (
    <NativeSelect
      label={label}
      value={asked.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      onFocus={onNear}
      onPointerEnter={onNear}
      style={{ flex: '0 1 11rem' }}
    >
      {children}
    </NativeSelect>
  );
}

/** Narrows a list by a day of UTC; the day is in the address once it is written to its end. */
export function DayChoice({ label, name }: Pick<ChoiceProps, 'label' | 'name'>) {
  const { asked, change } = useAddress();
  const given = asked.get(name) ?? '';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) field.current!.value = given;
  }, [given]);
  const follow = useDebouncedCallback((typed: HTMLInputElement) => {
    if (typed.checkValidity()) change({ [name]: typed.value });
  }, 250);
  return (
    <TextInput
      ref={field}
      type="date"
      // A year that is being typed is below the limit.
      min="2000-01-01"
      max="2999-12-31"
      label={label}
      defaultValue={given}
      onChange={(event) => follow(event.currentTarget)}
      style={{ flex: '0 1 10rem' }}
    />
  );
}
