import {
  scopeNames,
  scopes,
  type FieldErrors,
  type OauthClientAnswer,
  type Scope,
  type UpdateOauthClient,
} from '@platform/contracts';
import type { FieldText } from '../../api/use-submit.js';
import { Field, sentence } from '../../components/field.js';
import { errorsAbout } from '../../components/list-field.js';
import { KeyFields, keysOf } from './client-keys.js';

/** The operator alone gives this one out. */
const offered = scopeNames.filter((name) => name !== 'clients:manage');
const usual: Scope[] = ['openid', 'profile', 'email'];

interface ClientFieldsProps {
  client?: OauthClientAnswer;
  errors: FieldErrors;
}

/** What can be said of an application, new or known. */
export function ClientFields({ client, errors }: ClientFieldsProps) {
  const chosen: readonly string[] = client?.scopes ?? usual;
  const scopeErrors = errorsAbout(errors, 'scopes', 'line');
  return (
    <>
      <Field name="name" label="Name" hint="People read it when they are asked." errors={errors['name']}>
        {(control) => <input {...control} type="text" autoComplete="off" defaultValue={client?.name} required />}
      </Field>
      <Field
        name="redirect_uris"
        label="Redirect addresses"
        hint="One a line: https, http on loopback, or the scheme of an app like com.example.app:/callback."
        errors={errorsAbout(errors, 'redirect_uris', 'line')}
      >
        {(control) => <textarea {...control} rows={3} defaultValue={client?.redirect_uris.join('\n')} required />}
      </Field>
      <Field
        name="post_logout_redirect_uris"
        label="Addresses after sign-out (optional)"
        errors={errorsAbout(errors, 'post_logout_redirect_uris', 'line')}
      >
        {(control) => <textarea {...control} rows={2} defaultValue={client?.post_logout_redirect_uris.join('\n')} />}
      </Field>
      <fieldset>
        <legend>What it may ask for</legend>
        <div className="choices">
          {offered.map((name) => (
            <label key={name} className="choice">
              <input type="checkbox" name={`scope:${name}`} defaultChecked={chosen.includes(name)} />
              <span>
                {scopes[name]} <code className="scope">{name}</code>
              </span>
            </label>
          ))}
        </div>
        {scopeErrors && <p className="error">{scopeErrors.map(sentence).join(' ')}</p>}
      </fieldset>
      <label className="choice">
        <input type="checkbox" name="claims_in_id_token" defaultChecked={client?.claims_in_id_token ?? true} />
        <span>
          Put name and address into the ID token as well. Many libraries look for them there; without it they are at the
          userinfo address only.
        </span>
      </label>
      <Address name="webhook_url" label="Webhook address (optional)" client={client} errors={errors} />
      <Address
        name="backchannel_logout_uri"
        label="Address that is told of sign-outs (optional)"
        hint="Back-channel logout: it gets a logout token that names the person and the session (sid)"
        client={client}
        errors={errors}
      />
      <Address name="logo_uri" label="Logo (optional)" client={client} errors={errors} />
      <Address name="policy_uri" label="Privacy policy (optional)" client={client} errors={errors} />
      <Address name="tos_uri" label="Terms of service (optional)" client={client} errors={errors} />
      {client?.type !== 'public' && <KeyFields client={client} errors={errors} />}
    </>
  );
}

interface AddressProps {
  name: 'webhook_url' | 'backchannel_logout_uri' | 'logo_uri' | 'policy_uri' | 'tos_uri';
  label: string;
  hint?: string;
  client: OauthClientAnswer | undefined;
  errors: FieldErrors;
}

function Address({ name, client, errors, ...field }: AddressProps) {
  return (
    <Field name={name} {...field} errors={errors[name]}>
      {(control) => <input {...control} type="url" autoComplete="off" defaultValue={client?.[name] ?? ''} />}
    </Field>
  );
}

/**
 * The form as the API takes it.
 * @throws PlatformError at a field that cannot be read
 */
export function clientOf(textOf: FieldText) {
  const lines = (name: string) => textOf(name).split(/\s+/).filter(Boolean);
  const address = (name: string) => textOf(name).trim() || null;
  return {
    name: textOf('name'),
    redirect_uris: lines('redirect_uris'),
    post_logout_redirect_uris: lines('post_logout_redirect_uris'),
    scopes: offered.filter((name) => textOf(`scope:${name}`) === 'on'),
    webhook_url: address('webhook_url'),
    logo_uri: address('logo_uri'),
    policy_uri: address('policy_uri'),
    tos_uri: address('tos_uri'),
    backchannel_logout_uri: address('backchannel_logout_uri'),
    claims_in_id_token: textOf('claims_in_id_token') === 'on',
    jwks_uri: address('jwks_uri'),
    jwks: keysOf(textOf('jwks')),
  } satisfies UpdateOauthClient;
}
