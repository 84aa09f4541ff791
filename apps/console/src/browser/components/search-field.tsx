import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAddress } from './use-address.js';

interface SearchFieldProps {
  /** `Search of members`: for those who do not see what is below. */
  label: string;
  placeholder?: string;
  /** Of the parameter in the address. */
  name?: string;
}

/** Searches a list while one types; what is looked for is in the address. */
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
  return (
    <TextInput
      ref={field}
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label={t`Remove the search`}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          />
        )
      }
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
}

/** Narrows a list by one of several values; the value is in the address. */
export function Choice({ label, name, children }: ChoiceProps) {
  const { asked, change } = useAddress();
  return (
    <NativeSelect
      aria-label={label}
      value={asked.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      style={{ flex: '0 1 12rem' }}
    >
      {children}
    </NativeSelect>
  );
}
