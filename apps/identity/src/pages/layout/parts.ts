import { html, type Html } from '@platform/service-kit';
import { minuteInWords, type Reader } from '../i18n/index.js';
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
  autofocus?: boolean;
  kind?: 'quiet small' | 'quiet small danger' | 'small danger' | 'danger' | 'quiet' | 'small' | '';
}

/** A form that is only a button. */
export function postButton({
  action,
  csrf,
  label,
  of,
  fields = {},
  autofocus,
  kind = 'quiet small',
}: PostButton): Html {
  return html`<form method="post" action="${action}">
    ${hiddenFields(csrf)}
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="button ${kind}" type="submit" ${autofocus && html`autofocus`}>${labelOf(label, of)}</button>
  </form>`;
}

interface AskingButton extends PostButton {
  /** What will be gone. */
  question: Html | string;
}

/**
 * A button before what cannot be taken back: it opens the question, and the red one below it does it. Without
 * JavaScript, too.
 */
export function askingButton({ question, kind = 'quiet small danger', ...button }: AskingButton): Html {
  return html`<details class="ask-first">
    <summary class="button ${kind}">${labelOf(button.label, button.of)}</summary>
    <div class="question">
      <p>${question}</p>
      ${postButton({ ...button, kind: 'small danger' })}
    </div>
  </details>`;
}

function labelOf(label: string, of: string | undefined): Html {
  return html`${label}${of && html`<span class="visually-hidden">: ${of}</span>`}`;
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

/** A moment that programs can read as well. */
export function moment(reader: Reader, at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${minuteInWords(reader, at)}</time>`;
}
