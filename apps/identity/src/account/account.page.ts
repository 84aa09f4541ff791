import type { User } from '../people/user.entity.js';
import { hiddenFields } from '../pages/form-fields.js';
import { html } from '../pages/html.js';
import { layout } from '../pages/layout.js';

export function accountPage({ name, surname, email, email_verified_at }: User, csrf: string): string {
  return layout({
    title: 'Your account',
    body: html`<dl class="facts">
        <dt>Name</dt>
        <dd>${name} ${surname}</dd>
        <dt>E-mail address</dt>
        <dd>${email} <span class="tag">${email_verified_at ? 'confirmed' : 'not confirmed yet'}</span></dd>
      </dl>
      <form method="post" action="/account/sign-out">
        ${hiddenFields(csrf, undefined)}
        <button class="button quiet" type="submit">Sign out</button>
      </form>`,
  });
}
