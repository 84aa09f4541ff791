import type { FieldErrors } from '@platform/contracts';
import { alert, field, hiddenFields } from '../pages/form-fields.js';
import { html } from '../pages/html.js';
import { layout } from '../pages/layout.js';

interface RegisterPage {
  csrf: string;
  flow?: string | undefined;
  clientName?: string | undefined;
  values?: Record<string, string>;
  errors?: FieldErrors;
}

export function registerPage({ csrf, flow, clientName, values = {}, errors = {} }: RegisterPage): string {
  const known = (name: string) => ({ name, value: values[name], errors: errors[name] });
  return layout({
    title: 'Create an account',
    ...(clientName && { lead: html`to continue to <strong>${clientName}</strong>` }),
    body: html`${Object.keys(errors).length > 0 && alert('Please look at the marked fields.')}
      <form method="post" action="/register">
        ${hiddenFields(csrf, flow)}
        <div class="row">
          ${field({ ...known('name'), label: 'First name', autocomplete: 'given-name', autofocus: true })}
          ${field({ ...known('surname'), label: 'Last name', autocomplete: 'family-name' })}
        </div>
        ${field({ ...known('email'), label: 'E-mail address', type: 'email', autocomplete: 'username' })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: 'At least 8 characters. A few words that belong together only for you are best.',
          errors: errors['password'],
        })}
        <button class="button" type="submit">Create account</button>
      </form>
      <p class="aside">You have an account? <a href="/login${flow && `?flow=${flow}`}">Sign in</a></p>`,
  });
}
