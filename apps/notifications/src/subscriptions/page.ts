import { createHash } from 'node:crypto';
// Not called `html` here: the formatter would take that as leave to move white space, of which the hash of the style is
// made too.
import { html as markup, trustedHtml, type Language } from '@platform/service-kit';

/** The colours and shapes are those of identity's pages. */
const style = `
:root{color-scheme:light dark;--page:#f6f5f2;--card:#fff;--text:#1d2126;--soft:#5b636d;--line:#e3e1db;
  --accent:#23564a;--hover:#1b4339;--on:#fff;--ring:#3d8f79}
@media (prefers-color-scheme:dark){:root{--page:#131619;--card:#1b1f23;--text:#e8e6e1;--soft:#a3aab2;--line:#2e343a;
  --accent:#8fcab9;--hover:#a9d9cb;--on:#10201c;--ring:#8fcab9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;
  background:var(--page);color:var(--text);
  font:1rem/1.55 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
main{width:100%;max-width:26rem;padding:2.25rem 2rem 2rem;
  background:var(--card);border:1px solid var(--line);border-radius:1rem}
@media (max-width:24rem){main{padding:1.75rem 1.25rem 1.5rem}}
.mark{display:flex;gap:.3rem;margin-bottom:1.25rem}
.mark span{width:.55rem;height:.55rem;border-radius:50%;background:var(--accent)}
.mark span:nth-child(2){opacity:.6}
.mark span:nth-child(3){opacity:.3}
h1{margin:0;font-size:1.5rem;line-height:1.25;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:.75rem 0 0;overflow-wrap:anywhere}
.quiet{color:var(--soft);font-size:.9rem}
form{margin:1.5rem 0 0}
button{width:100%;padding:.65rem 1.1rem;font:inherit;font-weight:600;color:var(--on);background:var(--accent);
  border:1px solid transparent;border-radius:.6rem;cursor:pointer}
button:hover{background:var(--hover)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
@media (forced-colors:active){button{border-color:ButtonText}.mark span{background:CanvasText}}
`;

/** Nothing from elsewhere, no script, and no frame around it, so that nobody is led to press the button unaware. */
export const pageHeaders = {
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** A page that says something, and may ask one thing. Everything handed in is text. */
export interface Page {
  status: number;
  language: Language;
  title: string;
  paragraphs: string[];
  /** A press of it posts to the page's own address. */
  button?: string;
  /** Small, below. */
  note?: string;
}

export function pageHtml({ language, title, paragraphs, button, note }: Page): string {
  const form = button ? markup`<form method="post"><button type="submit">${button}</button></form>` : '';
  const small = note ? markup`<p class="quiet">${note}</p>` : '';
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Platform</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<main>
<div class="mark" aria-hidden="true"><span></span><span></span><span></span></div>
<h1>${title}</h1>
${trustedHtml(paragraphs.map((text) => markup`<p>${text}</p>`.text).join('\n'))}
${form}
${small}
</main>
</body>
</html>
`.text;
}
