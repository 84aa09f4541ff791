import { html, type Html } from '@platform/service-kit';
import { hiddenFields } from './form-fields.js';

interface Panel {
  title: string;
  /** For links to it, and its heading's name. */
  id: string;
  /** A word beside the title: whether it is on. */
  tag?: { text: string; isGood?: boolean };
  lead?: Html | string | undefined;
  body: Html;
  /** Around what cannot be taken back. */
  isDangerous?: boolean;
}

/** One matter of an account page, in a box of its own. */
export function panel({ title, id, tag, lead, body, isDangerous }: Panel): Html {
  return html`<section class="panel ${isDangerous && 'danger'}" aria-labelledby="${id}">
    <h2 id="${id}">${title}${tag && html` <span class="tag ${tag.isGood && 'good'}">${tag.text}</span>`}</h2>
    ${lead && html`<p class="lead">${lead}</p>`} ${body}
  </section>`;
}

export interface Item {
  title: string;
  /** A word beside the title: `this device`. */
  tag?: string | undefined;
  /** Lines below the title. */
  details?: (Html | string | null | undefined | false)[];
  /** Mostly a `postButton`. */
  action?: Html | undefined | false;
}

/** Things of a person, with what can be done to each. */
export function itemList(items: Item[]): Html {
  return html`<ul class="items">
    ${items.map(
      ({ title, tag, details = [], action }) =>
        html`<li>
          <div class="what">
            <strong>${title}</strong> ${tag && html`<span class="tag good">${tag}</span>`}
            ${details.filter(Boolean).map((line) => html`<p>${line}</p>`)}
          </div>
          ${action}
        </li>`,
    )}
  </ul>`;
}

interface PostButton {
  action: string;
  csrf: string;
  label: string;
  /** Said by screen readers after the label, where several buttons have the same: what it is done to. */
  of?: string | undefined;
  fields?: Record<string, string>;
  kind?: 'quiet small' | 'quiet small danger' | 'danger' | 'quiet' | 'small' | '';
}

/** A form that is only a button. */
export function postButton({ action, csrf, label, of, fields = {}, kind = 'quiet small' }: PostButton): Html {
  return html`<form method="post" action="${action}">
    ${hiddenFields(csrf, undefined)}
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="button ${kind}" type="submit">
      ${label}${of && html`<span class="visually-hidden">: ${of}</span>`}
    </button>
  </form>`;
}

/** Where a list would be. */
export function emptyState(text: string): Html {
  return html`<p class="empty">${text}</p>`;
}

/** A word between two ways to go on. */
export function divider(word: string): Html {
  return html`<p class="divider">${word}</p>`;
}

/** Codes to keep: one click selects them all, and they print without what is around them. */
export function codeList(codes: string[]): Html {
  return html`<ul class="codes">
    ${codes.map((code) => html`<li><code>${code}</code></li>`)}
  </ul>`;
}

/** A moment in the person's language, in UTC, as a server does not know where they are. */
export function moment(language: string, at: Date): Html {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    at,
  );
  return html`<time datetime="${at.toISOString()}">${text} UTC</time>`;
}
