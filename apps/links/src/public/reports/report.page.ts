import { abuseCategories, type AbuseReport, type FieldErrors } from '@platform/contracts';
import { html } from '@platform/service-kit';
import type { PublicPage } from '../pages/index.js';

const categoryTexts: Record<(typeof abuseCategories)[number], string> = {
  phishing: 'It asks for passwords or money under a false name',
  malware: 'It offers harmful software',
  spam: 'It came in unwanted messages',
  illegal: 'What it shows is against the law',
  other: 'Something else',
};

type Typed = Partial<Record<keyof AbuseReport, string>>;

export function reportPage(typed: Typed, errors: FieldErrors = {}): PublicPage {
  const complaint = (field: string) =>
    errors[field] ? html`<p class="error" id="${field}-error">This ${errors[field][0]}.</p>` : null;
  const marks = (field: string) =>
    errors[field] ? html` aria-invalid="true" aria-describedby="${field}-error"` : null;
  const options = abuseCategories.map(
    (name) =>
      html`<option value="${name}" ${typed.category === name ? html` selected` : null}>${categoryTexts[name]}</option>`,
  );
  return {
    title: 'Report a link',
    hasForm: true,
    body: html`<h1>Report a link</h1>
      <p>Tell us of a short link that harms people. We look at every report, and block what is harmful.</p>
      <form method="post" action="/report" novalidate>
        <label for="address">Address of the link</label>${complaint('address')}
        <input
          id="address"
          name="address"
          required
          maxlength="2048"
          inputmode="url"
          autocomplete="off"
          value="${typed.address}"
          ${marks('address')}
        />
        <label for="category">What is wrong with it?</label>${complaint('category')}
        <select id="category" name="category" required${marks('category')}>
          ${options}
        </select>
        <label for="details">What should we know? (optional)</label>${complaint('details')}
        <textarea id="details" name="details" maxlength="2000" ${marks('details')}>${typed.details}</textarea>
        <label for="email">Your e-mail address, if we may ask back (optional)</label>${complaint('email')}
        <input
          id="email"
          name="email"
          type="email"
          maxlength="254"
          autocomplete="email"
          value="${typed.email}"
          ${marks('email')}
        />
        <button class="button">Send the report</button>
      </form>`,
  };
}

export const reportedPage: PublicPage = {
  title: 'Thank you',
  body: html`<h1>Thank you</h1>
    <p>We have your report and will look at the link.</p>`,
};

export const tooManyReportsPage: PublicPage = {
  title: 'Too many reports',
  body: html`<h1>Too many reports</h1>
    <p>There were many reports from your network. Please try again in an hour.</p>`,
};
