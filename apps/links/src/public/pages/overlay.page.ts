import type { OverlaySettings, OverlaySettingsOf } from '@platform/contracts';
import { light } from '@platform/look';
import type { FastifyReply } from 'fastify';
import { html, platformBrand, type Html } from '@platform/service-kit';
import type { OverlayPart, PixelPart } from './page-parts.js';
import { pixelPolicy, pixelScript } from './pixel-snippets.js';
import { sendVisitPage, shownHost } from './visit-page.js';

const frameStyle = `
body{min-height:0}
iframe{position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff}`;

const boxStyle = `
.box{position:fixed;z-index:1;width:min(22rem,calc(100vw - 2rem));max-height:calc(100vh - 2rem);
overflow:auto;padding:1.25rem 1.5rem;border-radius:var(--radius-card);
background:var(--box);color:var(--box-ink);box-shadow:0 6px 28px rgb(0 0 0/.28)}
.box h1{margin:0 2rem .5rem 0;font-size:1.125rem}
.box p,.box label,.box legend{color:inherit}
.box p{margin:0 0 .75rem}
.box fieldset{margin:0;padding:0;border:0}
.box legend{font-size:1rem}
.box fieldset label{display:flex;gap:.5rem;margin:.25rem 0;font-weight:400}
.box fieldset input{width:auto}
.box form{margin:0}
.box input:not([type='radio']),.box textarea{background:${light.field};color:${light.text}}
.box .button{margin:.75rem 0 0;background:var(--box-button);color:var(--box-button-ink)}
.box img{margin:0;width:100%}
.close{position:absolute;top:.5rem;right:.5rem;width:2rem;height:2rem;padding:0;border:0;border-radius:50%;
background:none;color:inherit;font:1.25rem/1 sans-serif;cursor:pointer}
.topleft{top:1rem;left:1rem}.topright{top:1rem;right:1rem}
.bottomleft{bottom:1rem;left:1rem}.bottomright{bottom:1rem;right:1rem}
.bottomcenter{bottom:1rem;left:50%;transform:translateX(-50%)}.center{top:50%;left:50%;transform:translate(-50%,-50%)}`;

/** What the page of the destination may do within its frame. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads ' +
  'allow-top-navigation-by-user-activation';

/** Sends the form without leaving the destination; without a script the answer is a page of its own. */
const send = `
(function(){var form=document.querySelector('#box form');if(!form)return;
form.addEventListener('submit',function(event){event.preventDefault();
fetch(form.action,{method:'POST',body:new URLSearchParams(new FormData(form)),headers:{accept:'text/plain'}})
.then(function(res){return res.text().then(function(text){
var line=document.createElement('p');line.setAttribute('role','status');line.textContent=text;
if(res.ok){form.replaceWith(line)}
else{var old=form.querySelector('[role=status]');if(old)old.remove();form.append(line)}})})})})();`;

const close =
  `document.getElementById('close').addEventListener('click',` +
  `function(){document.getElementById('box').remove()});`;

interface FramePage {
  href: string;
  overlay: OverlayPart | null;
  /** Where the form of an overlay is sent: a path of ours, with its origin when that is another host of ours. */
  action: string;
  pixels: readonly PixelPart[];
  /** Only looked at, in a frame that runs no script. */
  isDraft?: boolean;
}

/** The destination in a frame that fills the window, under the address of the link; an overlay stands above it. */
export function sendFramePage(reply: FastifyReply, page: FramePage): FastifyReply {
  const { href, overlay, action, pixels, isDraft = false } = page;
  const host = shownHost(href);
  const here = action.startsWith('/') ? `'self'` : new URL(action).origin;
  return sendVisitPage(reply, {
    status: 200,
    title: host,
    isBare: true,
    style: frameStyle + (overlay ? boxStyle + colours(overlay) : ''),
    scripts: [...(overlay && !isDraft ? [close, send] : []), ...(pixels.length > 0 ? [pixelScript(pixels)] : [])],
    policy: {
      ...(pixels.length > 0 && pixelPolicy),
      'frame-src': 'http: https:',
      'img-src': 'http: https: data:',
      'form-action': here,
      'connect-src': pixels.length > 0 ? `${here} https:` : here,
    },
    body: html`<main>
      <iframe src="${href}" title="${host}" referrerpolicy="no-referrer-when-downgrade" sandbox="${allowed}"></iframe>
      ${overlay ? box(overlay, action) : null}
    </main>`,
  });
}

function box({ type, content }: OverlayPart, action: string): Html {
  // A row holds the content of its type.
  const inside = insides[type] as (content: OverlaySettings, action: string) => Html;
  return html`<section class="box ${content.position}" id="box" aria-label="Message of the owner of this link">
    ${inside(content, action)}
    <button class="close" id="close" type="button" aria-label="Close">×</button>
  </section>`;
}

const form = (action: string, fields: Html, button: string) =>
  html`<form method="post" action="${action}">${fields}<button class="button" type="submit">${button}</button></form>`;

const insides = {
  message: ({ label, text, button, link }: OverlaySettingsOf<'message'>) =>
    html`${label ? html`<h1>${label}</h1>` : null}
      <p>${text}</p>
      ${link ? html`<a class="button" href="${link}" rel="nofollow noopener">${button || shownHost(link)}</a>` : null}`,
  contact: ({ label, button }: OverlaySettingsOf<'contact'>, action: string) =>
    html`<h1>${label}</h1>
      ${form(
        action,
        html`<label for="email">Your e-mail address</label>
          <input type="email" id="email" name="email" required maxlength="254" autocomplete="email" />
          <label for="message">Message</label>
          <textarea id="message" name="message" required maxlength="2000"></textarea>`,
        button,
      )}`,
  poll: ({ question, options, button }: OverlaySettingsOf<'poll'>, action: string) =>
    form(
      action,
      html`<fieldset>
        <legend>${question}</legend>
        ${options.map(
          (option, index) =>
            html`<label><input type="radio" name="option" value="${index}" required /> ${option}</label>`,
        )}
      </fieldset>`,
      button,
    ),
  newsletter: ({ label, text, button }: OverlaySettingsOf<'newsletter'>, action: string) =>
    html`<h1>${label}</h1>
      ${text ? html`<p>${text}</p>` : null}
      ${form(
        action,
        html`<label for="email">Your e-mail address</label>
          <input type="email" id="email" name="email" required maxlength="254" autocomplete="email" />`,
        button,
      )}`,
  image: ({ image, alt, link }: OverlaySettingsOf<'image'>) => {
    const picture = html`<img src="${image}" alt="${alt}" referrerpolicy="no-referrer" />`;
    return link
      ? html`<a href="${link}" rel="nofollow noopener" aria-label="${alt || shownHost(link)}">${picture}</a>`
      : picture;
  },
};

/** Colours are `#rgb` or `#rrggbb`, nothing else gets into the style of a page. */
function colours({ content }: OverlayPart): string {
  const colour = (value: unknown, fallback: string) =>
    /^#[\da-f]{3,8}$/i.test(String(value)) ? String(value) : fallback;
  const accent = platformBrand().accent?.light ?? light;
  const look = content as Partial<Record<string, unknown>>;
  return (
    `:root{--box:${colour(look['background'], light.card)};--box-ink:${colour(look['color'], light.text)};` +
    `--box-button:${colour(look['buttonbackground'], accent.accent)};` +
    `--box-button-ink:${colour(look['buttoncolor'], accent.onAccent)}}`
  );
}
