import { html, type Html } from './html.js';

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string | undefined;
  autocomplete: string;
  hint?: string;
  errors?: string[] | undefined;
  autofocus?: boolean;
}

/** A labelled input; hint and errors are tied to it, so that screen readers say them. */
export function field({ name, label, type = 'text', value, autocomplete, hint, errors, autofocus }: Field): Html {
  const describedBy = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      required
      ${value && html`value="${value}"`}
      ${describedBy && html`aria-describedby="${describedBy}"`}
      ${errors && html`aria-invalid="true"`}
      ${type === 'email' && html`inputmode="email" spellcheck="false"`}
      ${autofocus && html`autofocus`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${errors && html`<p class="error" id="${name}-error">${errors.join(' ')}</p>`}
  </div>`;
}

/** What every form carries: the proof that it comes from our page, and the sign-in that it belongs to. */
export function hiddenFields(csrf: string, flow: string | undefined): Html {
  return html`<input
      type="hidden"
      name="csrf"
      value="${csrf}"
    />${flow && html`<input type="hidden" name="flow" value="${flow}" />`}`;
}

export function alert(text: string): Html {
  return html`<p class="alert" role="alert">${text}</p>`;
}
