import { html, type Html } from './html.js';
import { stylesheetPath } from './stylesheet.js';

interface Page {
  /** Of the window and, as a heading, of the page. */
  title: string;
  /** Below the heading. */
  lead?: Html | string;
  body: Html;
}

/** The frame of every page. */
export function layout({ title, lead, body }: Page): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="${stylesheetPath}" />
        </head>
        <body>
          <main class="card">
            <p class="mark" aria-hidden="true"><span></span><span></span><span></span></p>
            <h1>${title}</h1>
            ${lead && html`<p class="lead">${lead}</p>`} ${body}
          </main>
        </body>
      </html> `,
  );
}

/** A page that only says something. */
export function messagePage(title: string, text: string, next?: { href: string; text: string }): string {
  return layout({
    title,
    lead: text,
    body: html`${next && html`<p><a class="button quiet" href="${next.href}">${next.text}</a></p>`}`,
  });
}
