import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LinksApi } from '../../api/links-api.js';
import { useFiltered } from '../../api/use-filtered.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { SearchField } from '../../components/narrowing.js';

/** A page of a list, as links answers with it. */
interface ListPage {
  maxpage: number;
  result: number;
}

interface NamedListProps<T extends ListPage> {
  title: string;
  /** One sentence that says what they are. */
  lead: string;
  /** Names them in sentences: `your overlays`. */
  what: string;
  /** The form of a new one: its address, and the words of the button that leads there. */
  newAt: string;
  newLabel: string;
  /** Of an account that has none. It gets the button. */
  empty: (maker: ReactNode) => ReactNode;
  load: (links: LinksApi, filters: URLSearchParams, page: number, signal: AbortSignal) => Promise<T>;
  /** The table of a page. */
  children: (found: T) => ReactNode;
}

/** The page of records that have a name: searched while one types, page by page. */
export function NamedList<T extends ListPage>(props: NamedListProps<T>) {
  const { t } = useLingui();
  const { title, lead, what, newAt, newLabel, empty, load, children } = props;
  const { resource, filters, page, setPage } = useFiltered(
    what,
    ['q'],
    (api, chosen) => load(api.links, chosen.filters, chosen.page, chosen.signal),
    ({ maxpage }) => maxpage,
  );
  const isEmpty = resource.state === 'ready' && resource.value.result === 0 && !filters.has('q');
  const maker = (
    <LinkButton to={newAt} leftSection={<IconPlus size={16} aria-hidden />}>
      {newLabel}
    </LinkButton>
  );
  return (
    <>
      <PageTitle lead={lead} actions={!isEmpty && maker}>
        {title}
      </PageTitle>
      {!isEmpty && (
        <Group>
          <SearchField label={t`Search of ${what}`} placeholder={t`Search`} />
        </Group>
      )}
      <Loaded of={resource} what={what} rows={4}>
        {(found) =>
          isEmpty ? (
            empty(maker)
          ) : (
            <>
              {found.result > 0 ? (
                children(found)
              ) : (
                <Text mt="md">
                  <Trans>No name is like that.</Trans>
                </Text>
              )}
              <Pager page={page} lastPage={found.maxpage} onPage={setPage} of={what} total={found.result} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
