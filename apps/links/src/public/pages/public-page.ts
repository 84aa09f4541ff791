import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, type Html, trustedHtml } from '@platform/service-kit';

export const pageStyle = `
:root{color-scheme:light dark;--ink:#1b1f2a;--soft:#5a6274;--paper:#f6f7f9;--card:#fff;--line:#e3e6ec;
--accent:#2f4fd0;--on-accent:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eceef3;--soft:#a3abbd;--paper:#14161c;--card:#1c1f28;--line:#2b303c;
--accent:#9db1ff;--on-accent:#10142a;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:32rem;width:100%;padding:2.5rem 2.25rem;background:var(--card);
border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em}
h2{margin:2rem 0 .5rem;font-size:1.125rem;line-height:1.3}
p{margin:0 0 1rem;color:var(--soft)}
a{color:var(--accent)}
pre{margin:1rem 0 0;padding:1rem;white-space:pre-wrap;background:var(--paper);
border:1px solid var(--line);border-radius:.5rem;font:inherit}
img{display:block;max-width:100%;height:auto;margin:1rem 0;border-radius:.75rem}
hr{margin:1.75rem 0;border:0;border-top:1px solid var(--line)}
.button{display:block;width:100%;margin:.75rem 0;padding:.8rem 1.1rem;border:1px solid var(--line);border-radius:.75rem;
background:var(--paper);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none}
.button:hover{border-color:var(--accent)}
.button.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
label,legend{display:block;margin:1.25rem 0 .35rem;padding:0;font-weight:600}
input,select,textarea{width:100%;padding:.65rem .75rem;border:1px solid var(--soft);border-radius:.5rem;
background:var(--card);color:inherit;font:inherit}
textarea{min-height:7rem;resize:vertical}
.note{font-size:.875rem}
.bad{color:var(--bad);font-weight:600}
ul.list{list-style:none;margin:1rem 0 0;padding:0}
.list li{padding:1.1rem 0;border-top:1px solid var(--line)}
.list h2{margin:0 0 .15rem}
.list p{margin:0}
.pager{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;
padding-top:1.25rem;border-top:1px solid var(--line)}
footer{margin-top:2rem;font-size:.875rem}
footer a{color:var(--soft)}`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Outside of the template, where formatting would add blanks that the hash does not know. */
const styleElement = trustedHtml(`<style>${pageStyle}</style>`);

export interface PublicPage {
  title: string;
  body: Html;
  /** For those who show a preview. */
  description?: string;
  /** Only pages that their owner wants to be found. */
  isIndexed?: boolean;
  /** What the page may show pictures from; none when not given. */
  pictures?: string;
  /** True when it has a form to our own origin. */
  hasForm?: boolean;
}

/** A page of links' own origin for everybody: no script, no foreign style, in no frame. */
export function sendPublicPage(reply: FastifyReply, status: number, page: PublicPage): FastifyReply {
  const { title, body, description, isIndexed = false, pictures = `'none'`, hasForm = false } = page;
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        ${isIndexed ? null : html`<meta name="robots" content="noindex" />`}
        <title>${title}</title>
        ${description ? html`<meta name="description" content="${description}" />` : null}
        <meta property="og:title" content="${title}" />
        ${styleElement}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  const policy =
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src ${pictures}; base-uri 'none'; ` +
    `form-action ${hasForm ? `'self'` : `'none'`}; frame-ancestors 'none'`;
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .headers(isIndexed ? {} : { 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(text.text);
}
