import type { FieldErrors } from '@platform/contracts';
import { html, type Html } from '@platform/service-kit';
import { type Language, languageNames, messages } from '../../pages/i18n/index.js';
import { accountLayout, alert, field, hiddenFields, panel, select } from '../../pages/layout/index.js';
import { fullName, type User } from '../../people/index.js';
import type { ProfileForm } from './profile-form.js';
import { zoneSelect } from './zone-select.js';

interface AccountPage {
  language: Language;
  csrf: string;
  user: Pick<User, 'name' | 'surname' | 'email' | 'email_verified_at'>;
  values: ProfileForm;
  errors?: FieldErrors;
  done?: string | undefined;
}

type Known = (name: keyof ProfileForm) => {
  name: string;
  value: string | undefined;
  errors: string[] | undefined;
  isOptional: boolean;
};

export function accountPage({ language, csrf, user, values, errors = {}, done }: AccountPage): string {
  const texts = messages('account', language);
  const known: Known = (name) => ({ name, value: values[name], errors: errors[name], isOptional: true });
  return accountLayout({
    language,
    csrf,
    current: 'profile',
    title: texts.title,
    lead: texts.lead,
    done,
    body: html`${Object.keys(errors).length > 0 && alert(messages('form-problems', language).look)}
      <form method="post" action="/account">
        ${hiddenFields(csrf)} ${panel({ title: texts.about, id: 'about', body: about(language, known, user) })}
        ${panel({ title: texts.address, id: 'address', lead: texts.optional, body: address(language, known) })}
        <button class="button" type="submit">${texts.save}</button>
      </form>`,
  });
}

function about(language: Language, known: Known, user: AccountPage['user']): Html {
  const texts = messages('account', language);
  const current = known('language').value;
  const isForeign = current && !Object.hasOwn(languageNames, current);
  return html`<dl class="facts">
      <dt>${texts.fullName}</dt>
      <dd>${fullName(user)}</dd>
      <dt>${texts.email}</dt>
      <dd>
        ${user.email} <span class="tag">${user.email_verified_at ? texts.confirmed : texts.notConfirmed}</span>
        <p class="links">
          ${!user.email_verified_at && html`<a href="/verify-email">${texts.confirmEmail}</a>`}
          <a href="/account/email">${texts.changeEmail}</a>
        </p>
      </dd>
    </dl>
    <div class="row">
      ${field({ ...known('name'), label: texts.name, autocomplete: 'given-name', isOptional: false })}
      ${field({ ...known('surname'), label: texts.surname, autocomplete: 'family-name' })}
    </div>
    <p class="hint">${texts.optional}</p>
    <div class="row">
      ${field({ ...known('birthday'), label: texts.birthday, type: 'date', autocomplete: 'bday' })}
      ${select({
        ...known('gender'),
        label: texts.gender,
        autocomplete: 'sex',
        options: [
          ['', texts.notSaid],
          ['female', texts.female],
          ['male', texts.male],
          ['other', texts.other],
        ],
      })}
    </div>
    ${field({ ...known('phone'), label: texts.phone, type: 'tel', autocomplete: 'tel', hint: texts.phoneHint })}
    ${select({
      ...known('language'),
      label: texts.language,
      autocomplete: 'language',
      hint: texts.languageHint,
      options: [
        ['', texts.noLanguage],
        ...Object.entries(languageNames),
        ...(isForeign ? [[current, current] as const] : []),
      ],
    })}
    ${zoneSelect(language, known('zoneinfo'))}`;
}

function address(language: Language, known: Known): Html {
  const texts = messages('account', language);
  return html`${field({ ...known('street_address'), label: texts.street, autocomplete: 'street-address' })}
    <div class="row">
      ${field({ ...known('postal_code'), label: texts.postalCode, autocomplete: 'postal-code' })}
      ${field({ ...known('locality'), label: texts.locality, autocomplete: 'address-level2' })}
    </div>
    <div class="row">
      ${field({ ...known('region'), label: texts.region, autocomplete: 'address-level1' })}
      ${field({ ...known('country'), label: texts.country, autocomplete: 'country', hint: texts.countryHint })}
    </div>`;
}
