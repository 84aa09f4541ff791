import type { Language } from '../i18n/translations.js';
import { accountLayout } from '../pages/account-layout.js';
import { html } from '../pages/html.js';
import type { User } from '../people/user.entity.js';
import { accountTexts } from './account.texts.js';

interface AccountPage {
  language: Language;
  csrf: string;
  user: User;
}

export function accountPage({ language, csrf, user }: AccountPage): string {
  const { name, surname, email, email_verified_at } = user;
  const texts = accountTexts[language];
  return accountLayout({
    language,
    csrf,
    current: 'profile',
    title: texts.title,
    body: html`<dl class="facts">
      <dt>${texts.name}</dt>
      <dd>${name} ${surname}</dd>
      <dt>${texts.email}</dt>
      <dd>${email} <span class="tag">${email_verified_at ? texts.confirmed : texts.notConfirmed}</span></dd>
    </dl>`,
  });
}
