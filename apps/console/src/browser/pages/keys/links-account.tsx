import { useLingui } from '@lingui/react/macro';
import { Box, Title } from '@mantine/core';
import type { OwnerAccount } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { ClickEvents } from './click-events.js';
import { KeyNotice } from './key-notice.js';

export interface AccountProps {
  account: OwnerAccount;
  onChange: (account: OwnerAccount) => void;
}

/** What holds for all links and keys of a person. */
export function LinksAccount() {
  const { t } = useLingui();
  const { resource, replace } = useResource('links account', (api, signal) => api.links.account(signal));
  return (
    <Box component="section" aria-labelledby="account" mt="xl">
      <Title order={2} id="account">
        {t`Your account`}
      </Title>
      <Loaded of={resource} what={t`your account`} rows={1}>
        {(account) => (
          <>
            <KeyRights account={account} onChange={replace} />
            <PassedQueries account={account} onChange={replace} />
            <ClickEvents account={account} onChange={replace} />
          </>
        )}
      </Loaded>
    </Box>
  );
}

function KeyRights({ account, onChange }: AccountProps) {
  const { t } = useLingui();
  const { credentials_by_key: isAllowed } = account;
  const rights = isAllowed ? t`Yes, with the right to change the account` : t`No`;
  const facts = {
    [t`Address of the API`]: account.api,
    [t`Keys may change your e-mail address and password`]: rights,
  };
  return (
    <Panel id="keys" title={t`Keys and the API`} heading="h3">
      <Facts of={facts} />
      <ActionButton
        label={isAllowed ? t`Forbid it` : t`Allow it`}
        about={t`that keys change your e-mail address and password`}
        send={(api) => api.links.updateAccount({ credentials_by_key: !isAllowed })}
        onDone={onChange}
      />
      <FirstKey account={account} onChange={onChange} />
    </Panel>
  );
}

/** The key that came with the account, for who has not seen it yet. */
function FirstKey({ account, onChange }: AccountProps) {
  const { t } = useLingui();
  const [key, setKey] = useState<string>();
  if (key) return <KeyNotice secret={key} />;
  if (!account.first_key) return null;
  return (
    <ActionButton
      label={t`Show the first key`}
      about={t`of your account`}
      question={t`The key that came with your account is shown this once. Show it?`}
      send={(api) => api.links.firstKey()}
      onDone={(shown) => {
        setKey(shown.key);
        onChange({ ...account, first_key: false });
      }}
    />
  );
}

/** What new links do with the query of a visit, unless they say otherwise. */
function PassedQueries({ account, onChange }: AccountProps) {
  const { t } = useLingui();
  const passes = account.pass_query;
  return (
    <Panel id="queries" title={t`New links`} heading="h3">
      <Facts of={{ [t`New links pass on the query string of a visit`]: passes ? t`Yes` : t`No` }} />
      <ActionButton
        label={passes ? t`Do not pass it on` : t`Pass it on`}
        about={t`the query string of visits to new links`}
        send={(api) => api.links.updateAccount({ pass_query: !passes })}
        onDone={onChange}
      />
    </Panel>
  );
}
