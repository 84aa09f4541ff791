import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { LinkKeyList } from '@platform/contracts';
import { useState } from 'react';
import { usePaged } from '../../api/use-paged.js';
import { EmptyState } from '../../components/empty-state.js';
import { LinkButton } from '../../components/link-button.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Pager } from '../../components/pager.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Day, Moment } from '../../components/moment.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { KeyNotice } from './key-notice.js';
import { LinksAccount } from './links-account.js';
import { ManageKey } from './manage-key.js';
import { useScopeWords } from './use-scope-words.js';

export function KeysPage() {
  const { t } = useLingui();
  const [secret, setSecret] = useState('');
  const { resource, refresh, page, setPage, showFirst } = usePaged(
    'keys',
    (api, number, signal) => api.links.keys(number, signal),
    ({ maxpage }) => maxpage,
  );
  const onRotated = (made: string) => {
    setSecret(made);
    showFirst();
  };
  const maker = (
    <LinkButton to={paths.newLinkKey} leftSection={<IconPlus size={16} aria-hidden />}>
      {t`New key`}
    </LinkButton>
  );
  return (
    <>
      <PageTitle
        lead={t`With a key, programs of yours make and read your links. Whoever has a key can use it.`}
        actions={maker}
      >
        {t`API keys`}
      </PageTitle>
      {secret && <KeyNotice key={secret} secret={secret} />}
      <Loaded of={resource} what={t`your keys`} rows={3}>
        {({ keys, maxpage, result }) =>
          keys.length === 0 && page === 1 ? (
            <EmptyState title={t`There is no key`}>
              <Trans>A key lets a program of yours do what you do here.</Trans>
            </EmptyState>
          ) : (
            <>
              <KeysTable keys={keys} onChanged={refresh} onRotated={onRotated} />
              <Pager page={page} lastPage={maxpage} onPage={setPage} of={t`your keys`} total={result} />
            </>
          )
        }
      </Loaded>
      <LinksAccount />
    </>
  );
}

interface KeysTableProps {
  keys: LinkKeyList['keys'];
  onChanged: () => void;
  /** Gets the clear text of a new key. */
  onRotated: (secret: string) => void;
}

function KeysTable({ keys, onChanged, onRotated }: KeysTableProps) {
  const { t } = useLingui();
  const { summary } = useScopeWords();
  return (
    <Table
      aria-label={t`Your API keys`}
      columns={[t`Name`, t`Begins with`, t`May`, t`Made`, t`Last used`, t`Ends`]}
      unseen={t`Changes`}
    >
      {keys.map((key) => (
        <Row key={key.id}>
          <Cell kind="who">{key.name}</Cell>
          <Cell>
            <Code>{`lk_${key.prefix}`}</Code>
          </Cell>
          <Cell>{summary(key.scopes)}</Cell>
          <Cell kind="when">
            <Day at={timestampOf(key.date)} />
          </Cell>
          <Cell>{key.lastused ? <Moment at={timestampOf(key.lastused)} /> : t`never`}</Cell>
          <Cell>{key.expires ? <Day at={timestampOf(key.expires)} /> : t`never`}</Cell>
          <Cell>
            <ManageKey of={key} onRevoked={onChanged} onRotated={onRotated} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
