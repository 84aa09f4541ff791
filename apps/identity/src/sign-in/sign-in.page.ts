import { alert, field, hiddenFields } from '../pages/form-fields.js';
import { html } from '../pages/html.js';
import { layout } from '../pages/layout.js';

interface SignInPage {
  csrf: string;
  flow?: string | undefined;
  /** Name of the application that asks for the sign-in. */
  clientName?: string | undefined;
  email?: string | undefined;
  hasFailed?: boolean;
}

export function signInPage({ csrf, flow, clientName, email, hasFailed = false }: SignInPage): string {
  return layout({
    title: 'Sign in',
    ...(clientName && { lead: html`to continue to <strong>${clientName}</strong>` }),
    body: html`${hasFailed && alert('The e-mail address or the password is not right.')}
      <form method="post" action="/login">
        ${hiddenFields(csrf, flow)}
        ${field({ name: 'email', label: 'E-mail address', type: 'email', value: email, autocomplete: 'username', autofocus: !email })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', autofocus: Boolean(email) })}
        <button class="button" type="submit">Sign in</button>
      </form>
      <p class="aside">New here? <a href="/register${flow && `?flow=${flow}`}">Create an account</a></p>`,
  });
}
