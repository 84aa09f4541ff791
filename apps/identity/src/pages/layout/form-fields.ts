import type { FieldErrors } from '@platform/contracts';
import { html, randomToken, type Html } from '@platform/service-kit';

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'url';
  value?: string | null | undefined;
  /** A token of the HTML standard; `off` where there is none. */
  autocomplete: string;
  hint?: string | undefined;
  errors?: string[] | undefined;
  autofocus?: boolean;
  isOptional?: boolean;
}

/**
 * A labelled input; hint and errors are tied to it, so that screen readers say them. An e-mail address is a text for
 * browsers: their own check of `type="email"` refuses every name before the @ that is not ASCII.
 */
export function field({ label, type = 'text', value, autocomplete, autofocus, ...rest }: Field): Html {
  const { name, isOptional } = rest;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type === 'email' ? 'text' : type}"
      autocomplete="${autocomplete}"
      ${!isOptional && html`required`}
      ${value && html`value="${value}"`}
      ${described(rest)}
      ${type === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`}
      ${autofocus && html`autofocus`}
    />
    ${descriptions(rest)}
  </div>`;
}

/** Where the cursor belongs: in the first field with an error, else in the first of all. */
export function fieldToFocus(names: readonly string[], errors: FieldErrors): string | undefined {
  return names.find((name) => errors[name]) ?? names[0];
}

interface CodeField {
  name: string;
  label: string;
  hint?: string | undefined;
  errors?: string[] | undefined;
  autofocus?: boolean;
  /** `numeric` brings up digits and the codes that phones fill in; `text` is for codes with letters. */
  kind?: 'numeric' | 'text';
  value?: string | undefined;
}

/** A code that somebody types from another screen: large, and never corrected by the keyboard. */
export function codeField({ label, kind = 'numeric', autofocus, value, ...rest }: CodeField): Html {
  return html`<div class="field">
    <label for="${rest.name}">${label}</label>
    <input
      class="code"
      id="${rest.name}"
      name="${rest.name}"
      type="text"
      inputmode="${kind}"
      autocomplete="${kind === 'numeric' ? 'one-time-code' : 'off'}"
      autocapitalize="${kind === 'numeric' ? 'none' : 'characters'}"
      spellcheck="false"
      maxlength="32"
      required
      ${value && html`value="${value}"`}
      ${described(rest)}
      ${autofocus && html`autofocus`}
    />
    ${descriptions(rest)}
  </div>`;
}

/** Value and text. */
type Option = readonly [string, string];

export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface Select {
  name: string;
  label: string;
  options: readonly (Option | OptionGroup)[];
  value?: string | null | undefined;
  autocomplete?: string;
  hint?: string | undefined;
  errors?: string[] | undefined;
}

export function select({ label, options, value, autocomplete = 'off', ...rest }: Select): Html {
  return html`<div class="field">
    <label for="${rest.name}">${label}</label>
    <select id="${rest.name}" name="${rest.name}" autocomplete="${autocomplete}" ${described(rest)}>
      ${options.map((one) =>
        'label' in one
          ? html`<optgroup label="${one.label}">${one.options.map((each) => option(each, value))}</optgroup>`
          : option(one, value),
      )}
    </select>
    ${descriptions(rest)}
  </div>`;
}

function option([key, text]: Option, value: string | null | undefined): Html {
  return html`<option value="${key}" ${key === (value ?? '') && html`selected`}>${text}</option>`;
}

interface Checkbox {
  name: string;
  label: string;
  value?: string;
  isChecked?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
  errors?: string[] | undefined;
}

/** Sends its value, `on` when there is none, only when it is checked. */
export function checkbox({ label, value = 'on', isChecked, isRequired, ...rest }: Checkbox): Html {
  return html`<div class="check">
    <input
      id="${rest.name}"
      name="${rest.name}"
      type="checkbox"
      value="${value}"
      ${isChecked && html`checked`}
      ${isRequired && html`required`}
      ${described(rest)}
    />
    <label for="${rest.name}">${label}</label>
    ${descriptions(rest)}
  </div>`;
}

interface Described {
  name: string;
  hint?: string | undefined;
  errors?: string[] | undefined;
}

function described({ name, hint, errors }: Described): Html {
  const ids = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(' ');
  return html`${ids && html`aria-describedby="${ids}"`} ${errors && html`aria-invalid="true"`}`;
}

function descriptions({ name, hint, errors }: Described): Html {
  return html`${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  ${errors && html`<p class="error" id="${name}-error">${errors.join(' ')}</p>`}`;
}

/** For password managers: whose password this is. */
export function usernameField(email: string): Html {
  return html`<input
    class="visually-hidden"
    type="text"
    name="username"
    value="${email}"
    autocomplete="username"
    readonly
    tabindex="-1"
    aria-hidden="true"
  />`;
}

/**
 * What every form carries: the proof that it comes from our page, what tells it from the same form shown again, and
 * the sign-in that it belongs to.
 */
export function hiddenFields(csrf: string, flow?: string): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="form_id" value="${randomToken()}" />
    ${flow && html`<input type="hidden" name="flow" value="${flow}" />`}`;
}

/** What went wrong; screen readers say it at once. */
export function alert(text: string): Html {
  return html`<p class="alert" role="alert">${text}</p>`;
}

/** What went well. */
export function notice(text: Html | string): Html {
  return html`<p class="notice" role="status">${text}</p>`;
}
