import { useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Api } from '../../api/api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Link } from '../../navigation/navigation.js';
import { LinksHead } from './links-head.js';

interface NamedListProps<T> {
  /** Its address, and the one of the form of a new record. */
  at: string;
  newAt: string;
  newLabel: string;
  lead: string;
  /** Names them in sentences: `your overlays`. */
  what: string;
  /** Of an account that has none: what it is, and what for. */
  empty: ReactNode;
  load: (
    api: Api,
    filters: URLSearchParams,
    page: number,
    signal: AbortSignal,
  ) => Promise<{ records: T[]; lastPage: number }>;
  /** The table of a page. */
  children: (records: T[]) => ReactNode;
}

/** The page of records that have a name: searched while one types, page by page. */
export function NamedList<T>(props: NamedListProps<T>) {
  const { t } = useLingui();
  const { at, newAt, newLabel, lead, what, empty, load, children } = props;
  const { resource, filters, onFilter, page, setPage } = useFiltered(
    what,
    ['q'],
    (api, chosen) => load(api, chosen.filters, chosen.page, chosen.signal),
    ({ lastPage }) => lastPage,
  );
  const q = filters.get('q') ?? '';
  const [text, setText] = useState(q);
  const search = useDebouncedCallback((q: string) => onFilter(new URLSearchParams(q ? { q } : {})), 250);
  const type = (given: string) => {
    setText(given);
    search(given.trim());
  };
  const isEmpty = resource.state === 'ready' && resource.value.records.length === 0 && page === 1 && q === '';
  const maker = (
    <Button component={Link} to={newAt} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {newLabel}
    </Button>
  );
  return (
    <>
      <LinksHead at={at}>{!isEmpty && maker}</LinksHead>
      <Text c="dimmed" mb="md">
        {lead}
      </Text>
      {!isEmpty && (
        <TextInput
          type="search"
          aria-label={t`Search ${what}`}
          placeholder={t`Search`}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={text}
          maxLength={255}
          maw={320}
          mb="md"
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      <Loaded of={resource} what={what} rows={4}>
        {({ records, lastPage }) => (
          <>
            {isEmpty && (
              <Paper withBorder p="xl">
                <Stack align="start">
                  {empty}
                  {maker}
                </Stack>
              </Paper>
            )}
            {!isEmpty && records.length === 0 && (
              <Group>
                <Text>{t`No name is like that.`}</Text>
                <Button variant="subtle" onClick={() => type('')}>
                  {t`Remove the search`}
                </Button>
              </Group>
            )}
            {records.length > 0 && children(records)}
            <Pager page={page} lastPage={lastPage} onPage={setPage} of={what} />
          </>
        )}
      </Loaded>
    </>
  );
}
