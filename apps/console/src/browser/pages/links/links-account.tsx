import type { OwnerAccount } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { Options } from '../../components/options.js';
import { KeyNotice } from './key-notice.js';

const clickEventWords: Record<OwnerAccount['click_events'], string> = {
  none: 'Of no visit',
  people: 'Of visits of people',
  all: 'Of all visits, also of robots',
};

/** What holds for all links and keys of a person. */
export function LinksAccount() {
  const { resource, replace } = useResource('links account', (api, signal) => api.links.account(signal));
  return (
    <section aria-labelledby="account">
      <h2 id="account">Your account</h2>
      <Loaded of={resource} what="your account" rows={1}>
        {(account) => <Content account={account} onChange={replace} />}
      </Loaded>
    </section>
  );
}

interface AccountProps {
  account: OwnerAccount;
  onChange: (account: OwnerAccount) => void;
}

function Content({ account, onChange }: AccountProps) {
  const { credentials_by_key: isAllowed } = account;
  const facts = {
    'Address of the API': account.api,
    'Keys may change your e-mail address and password': isAllowed ? 'Yes, with the right to change the account' : 'No',
  };
  return (
    <>
      <Facts of={facts} />
      <div className="manage">
        <ActionButton
          label={isAllowed ? 'Forbid it' : 'Allow it'}
          about="that keys change your e-mail address and password"
          send={(api) => api.links.updateAccount({ credentials_by_key: !isAllowed })}
          onDone={onChange}
        />
      </div>
      <FirstKey account={account} onChange={onChange} />
      <PassedQueries account={account} onChange={onChange} />
      <ClickEvents account={account} onChange={onChange} />
    </>
  );
}

/** The key that came with the account, for who has not seen it yet. */
function FirstKey({ account, onChange }: AccountProps) {
  const [key, setKey] = useState<string>();
  if (key) return <KeyNotice secret={key} />;
  if (!account.first_key) return null;
  return (
    <div className="manage">
      <ActionButton
        label="Show the first key"
        about="of your account"
        question="The key that came with your account is shown this once. Show it?"
        send={(api) => api.links.firstKey()}
        onDone={(shown) => {
          setKey(shown.key);
          onChange({ ...account, first_key: false });
        }}
      />
    </div>
  );
}

/** What new links do with the query of a visit, unless they say otherwise. */
function PassedQueries({ account, onChange }: AccountProps) {
  const passes = account.pass_query;
  return (
    <>
      <Facts of={{ 'New links pass on the query string of a visit': passes ? 'Yes' : 'No' }} />
      <div className="manage">
        <ActionButton
          label={passes ? 'Do not pass it on' : 'Pass it on'}
          about="the query string of visits to new links"
          send={(api) => api.links.updateAccount({ pass_query: !passes })}
          onDone={onChange}
        />
      </div>
    </>
  );
}

function ClickEvents({ account, onChange }: AccountProps) {
  const [saves, setSaves] = useState(0);
  const { errors, ...form } = useSubmit({
    send: ({ links }, textOf, _, shownOf) => {
      const click_events = textOf('click_events') as OwnerAccount['click_events'];
      // The API takes no empty change.
      return click_events === shownOf('click_events') ? links.account() : links.updateAccount({ click_events });
    },
    onDone: (changed) => {
      onChange(changed);
      setSaves(saves + 1);
    },
  });
  return (
    <TitledForm id="click-events" title="Webhooks" form={form} done={saves > 0 && 'Saved.'}>
      <Field
        name="click_events"
        label="Applications that you let manage your links are told"
        hint="As webhooks, to those that have a webhook address"
        errors={errors['click_events']}
      >
        {(control) => (
          // Anew with each save: what was given is what is shown from then on.
          <select key={saves} {...control} defaultValue={account.click_events}>
            <Options of={clickEventWords} />
          </select>
        )}
      </Field>
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </TitledForm>
  );
}
