import { ActionIcon, Paper } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useNavigation } from '../navigation/navigation.js';
import { GivenFields } from './field.js';
import classes from './filter-form.module.css';

interface FilterFormProps {
  /** What is filtered, for screen readers. */
  of: string;
  /** Of the row of fields, where they do not stand as others do. */
  className?: string;
  /** Gets what was given, by the names of the fields; a field left empty is not among it. */
  onFilter: (filters: URLSearchParams) => void;
  children: ReactNode;
}

/**
 * Asks what of a list is to be shown. Its fields begin with what the address of the page says (see `useFiltered`). On a
 * phone it is closed until something is chosen. The list follows what is chosen at once; the button asks for the same
 * once more.
 */
export function FilterForm({ of, className, onFilter, children }: FilterFormProps) {
  const { t } = useLingui();
  const { search, visit } = useNavigation();
  const given = new URLSearchParams(search);
  const isChosen = [...given.keys()].some((name) => name !== 'page');
  const isRoomy = useMediaQuery('(min-width: 40.01rem)', true, { getInitialValueInEffect: false });
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    // Not by its attribute, which stays as it is when the person closes it: in a wide window nothing would open it
    // again.
    details.current!.open = isRoomy || isChosen;
  }, [isRoomy, isChosen, visit]);
  const show = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    onFilter(new URLSearchParams(chosen as [string, string][]));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    follow.cancel();
    show(event.currentTarget);
  };
  const follow = useDebouncedCallback((form: HTMLFormElement) => {
    // A day may be half written, and the form gone.
    if (form.isConnected && form.checkValidity()) show(form);
  }, 250);
  return (
    <Paper
      component="form"
      key={visit}
      withBorder
      radius="md"
      p="md"
      mt="md"
      onSubmit={onSubmit}
      onChange={(event) => follow(event.currentTarget)}
      aria-label={t`Filter of ${of}`}
    >
      <details ref={details} className={classes.filtering}>
        <summary>
          <Trans>Filter</Trans>
        </summary>
        <fieldset className={className ?? classes.fields} aria-label={t`Filter`}>
          <GivenFields value={given}>{children}</GivenFields>
          <ActionIcon type="submit" variant="default" size={36} aria-label={t`Show`} title={t`Show again`}>
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
        </fieldset>
      </details>
    </Paper>
  );
}
