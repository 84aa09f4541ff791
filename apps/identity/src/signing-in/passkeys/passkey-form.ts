import { html, type Html } from '@platform/service-kit';
import { hiddenFields } from '../../pages/layout/index.js';

/** Of `assets`; every page with a passkey form loads it. */
export const passkeyScript = 'passkeys.js';

interface PasskeyForm {
  csrf: string;
  flow?: string | undefined;
  action: string;
  /** `create` or `get` of navigator.credentials. */
  ceremony: 'create' | 'get';
  /** As JSON has them. */
  options: object;
  /** Offered among the suggestions of a field with `autocomplete="… webauthn"` as well. */
  isConditional?: boolean;
  button: string;
  /** Said when the browser gave up. */
  failed: string;
  isQuiet?: boolean;
  /** Fields before the button. */
  inside?: Html;
}

/**
 * A form that a script fills in, and shows where the browser knows passkeys: without it nobody is offered what cannot
 * work.
 */
export function passkeyForm(form: PasskeyForm): Html {
  const { csrf, flow, action, ceremony, options, isConditional, button, failed, isQuiet, inside } = form;
  return html`<form
    method="post"
    action="${action}"
    data-passkey="${ceremony}"
    data-options="${JSON.stringify(options)}"
    ${isConditional && html`data-conditional`}
    hidden
  >
    ${hiddenFields(csrf, flow)}<input type="hidden" name="credential" value="" />
    ${inside}
    <p class="alert" role="alert" data-failed hidden>${failed}</p>
    <button class="button ${isQuiet && 'quiet'}" type="submit">${button}</button>
  </form>`;
}
