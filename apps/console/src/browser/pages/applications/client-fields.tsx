import { Checkbox, Code, Fieldset, Stack, Text } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { scopeNames, scopes, type FieldErrors, type OauthClientAnswer, type Scope } from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';
import { CheckboxField, sentence, TextField } from '../../components/field.js';
import { Folded } from '../../components/folded.js';
import { errorsAbout, isAnyWrong } from '../../components/list-field.js';
import { AddressList } from './address-list.js';
import { ownScopes, type Kind } from './kinds.js';

/** The operator alone gives this one out. */
const offered = scopeNames.filter((name) => name !== 'clients:manage');
const usual: Scope[] = ['openid', 'profile', 'email'];
const usualOfMachines: Scope[] = ['org:read'];

interface ClientFieldsProps {
  /** Not given for a new one. */
  client?: OauthClientAnswer;
  kind: Kind;
  errors: FieldErrors;
}

/** What can be said of an application, new or known, beside its webhooks and its keys. */
export function ClientFields({ client, kind, errors }: ClientFieldsProps) {
  const { t } = useLingui();
  const isWrong = (fields: string[]) => client !== undefined || isAnyWrong(errors, fields);
  // Nobody comes back to a new machine: it says so itself (see `settingsOf`).
  const signsIn = client !== undefined || kind !== 'machine';
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        hint={t`People read it when they are asked.`}
        errors={errors['name']}
        autoComplete="off"
        defaultValue={client?.name}
        required
      />
      {signsIn && <RedirectAddresses client={client} kind={kind} errors={errors} />}
      <ScopeChoice key={signsIn ? 'people' : 'machine'} client={client} kind={kind} errors={errors} />
      {signsIn && (
        <>
          <Folded title={t`Consent page`} isOpen={isWrong(['logo_uri', 'policy_uri', 'tos_uri'])}>
            <Address name="logo_uri" label={t`Logo (optional)`} client={client} errors={errors} />
            <Address name="policy_uri" label={t`Privacy policy (optional)`} client={client} errors={errors} />
            <Address name="tos_uri" label={t`Terms of service (optional)`} client={client} errors={errors} />
          </Folded>
          <Folded
            title={t`Sign-out and tokens`}
            isOpen={isWrong(['post_logout_redirect_uris', 'backchannel_logout_uri'])}
          >
            <AddressList
              name="post_logout_redirect_uris"
              title={t`Addresses after sign-out (optional)`}
              labelOf={(place) => t`Address after sign-out ${place}`}
              addLabel={t`Add an address after sign-out`}
              given={client?.post_logout_redirect_uris ?? []}
              errors={errors}
            />
            <Address
              name="backchannel_logout_uri"
              label={t`Address that is told of sign-outs (optional)`}
              hint={t`Back-channel logout: it gets a logout token that names the person and the session (sid)`}
              client={client}
              errors={errors}
            />
            <CheckboxField
              name="claims_in_id_token"
              label={t`Put name and address into the ID token as well`}
              hint={t`Many libraries look for them there; without it they are at the userinfo address only.`}
              defaultChecked={client?.claims_in_id_token ?? true}
            />
          </Folded>
        </>
      )}
    </>
  );
}

function RedirectAddresses({ client, kind, errors }: ClientFieldsProps) {
  const { t } = useLingui();
  const hints: Record<Kind, string> = {
    web: t`Where people come back to after the sign-in: https, or http on this machine while you develop.`,
    'single-page': t`The page of the app that people come back to: https, or http on this machine while you develop.`,
    native: t`The scheme of the app, as com.example.app:/callback, or http on 127.0.0.1: any port is taken then.`,
    machine: t`https, http on loopback, or the scheme of an app. A machine comes back to none of them.`,
  };
  return (
    <AddressList
      name="redirect_uris"
      title={t`Redirect addresses`}
      labelOf={(place) => t`Redirect address ${place}`}
      addLabel={t`Add a redirect address`}
      hint={hints[kind]}
      placeholder={kind === 'native' ? 'com.example.app:/callback' : 'https://app.example.org/callback'}
      given={client?.redirect_uris ?? []}
      errors={errors}
    />
  );
}

function ScopeChoice({ client, kind, errors }: ClientFieldsProps) {
  const { t } = useLingui();
  const isNewMachine = client === undefined && kind === 'machine';
  const chosen: readonly string[] = client?.scopes ?? (isNewMachine ? usualOfMachines : usual);
  const shown = isNewMachine ? offered.filter((name) => ownScopes.includes(name)) : offered;
  const wrong = errorsAbout(errors, 'scopes', t`line`);
  return (
    <Fieldset legend={t`What it may ask for`} variant="unstyled">
      <Stack gap="xs">
        {shown.map((name) => (
          <Checkbox
            key={name}
            name={`scope:${name}`}
            defaultChecked={chosen.includes(name)}
            label={
              <>
                {scopes[name]} <Code>{name}</Code>
              </>
            }
          />
        ))}
        {wrong && (
          <Text size="xs" c="red" className="error">
            {wrong.map(sentence).join(' ')}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

interface AddressProps {
  name: 'webhook_url' | 'backchannel_logout_uri' | 'logo_uri' | 'policy_uri' | 'tos_uri' | 'jwks_uri';
  label: string;
  hint?: string;
  client: OauthClientAnswer | undefined;
  errors: FieldErrors;
}

export function Address({ name, client, errors, ...field }: AddressProps) {
  return (
    <TextField
      name={name}
      {...field}
      errors={errors[name]}
      type="url"
      autoComplete="off"
      defaultValue={client?.[name] ?? ''}
    />
  );
}

/** Of a machine, which never comes back to it; the API wants one. */
const unusedAddress = 'http://127.0.0.1/';

/** What the fields hold, as the API takes it. */
export function settingsOf(textOf: FieldText) {
  const isNewMachine = textOf('kind') === 'machine';
  return {
    name: textOf('name'),
    redirect_uris: isNewMachine ? [unusedAddress] : addressesOf(textOf, 'redirect_uris'),
    post_logout_redirect_uris: addressesOf(textOf, 'post_logout_redirect_uris'),
    scopes: offered.filter((name) => textOf(`scope:${name}`) === 'on'),
    logo_uri: addressOf(textOf, 'logo_uri'),
    policy_uri: addressOf(textOf, 'policy_uri'),
    tos_uri: addressOf(textOf, 'tos_uri'),
    backchannel_logout_uri: addressOf(textOf, 'backchannel_logout_uri'),
    claims_in_id_token: isNewMachine || textOf('claims_in_id_token') === 'on',
  };
}

/** Null for an empty field, which takes the address away. */
export function addressOf(textOf: FieldText, name: AddressProps['name']): string | null {
  return textOf(name).trim() || null;
}

/** They have no blanks: several that were put into one field are several. */
function addressesOf(textOf: FieldText, name: string): string[] {
  return textOf(name).split(/\s+/).filter(Boolean);
}
