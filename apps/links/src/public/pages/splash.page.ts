import type { SplashContent } from '@platform/contracts';
import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import { refreshWithoutScript } from './onward.page.js';
import type { PixelPart } from './page-parts.js';
import { pixelPolicy, pixelScript } from './pixel-snippets.js';
import { sendVisitPage, shownHost } from './visit-page.js';

/** For links of the type `splash`, which names no page of the owner's. */
export const plainSplash: SplashContent = {
  title: '',
  message: '',
  banner: '',
  logo: '',
  product: '',
  button: '',
  counter: 5,
};

const style = `
.logo{width:auto;max-height:3.5rem;margin:0 0 1.25rem;border-radius:var(--radius-field)}
.banner{width:100%;max-height:16rem;object-fit:cover}
.message{white-space:pre-line}
.counter{display:flex;gap:.75rem;align-items:center;justify-content:space-between;min-height:2.5rem;margin:.75rem 0 0}`;

/** Counts down and goes on; whoever needs longer stops it. */
const countDown = `
(function(){var line=document.getElementById('line'),left=Number(line.dataset.seconds),
stop=document.getElementById('stop');
line.parentElement.hidden=false;
var timer=setInterval(function(){left-=1;
line.textContent=left>0?'Going on in '+left+(left===1?' second':' seconds'):'Going on';
if(left<=0){clearInterval(timer);location.replace(document.getElementById('go').href)}},1000);
stop.addEventListener('click',function(){clearInterval(timer);line.textContent='Stopped';stop.hidden=true})})();`;

/** A page of the owner's before the destination, with a button and, where they want one, a countdown. */
export function sendSplashPage(
  reply: FastifyReply,
  href: string,
  { title, message, banner, logo, product, button, counter }: SplashContent,
  pixels: readonly PixelPart[],
): FastifyReply {
  const heading = title || `On to ${shownHost(href)}`;
  const picture = banner ? html`<img class="banner" src="${banner}" alt="" referrerpolicy="no-referrer" />` : null;
  const shown =
    picture && product
      ? html`<a href="${product}" rel="nofollow noopener" aria-label="More at ${shownHost(product)}">${picture}</a>`
      : picture;
  return sendVisitPage(reply, {
    status: 200,
    title: heading,
    style,
    head: counter > 0 ? refreshWithoutScript(href, counter) : null,
    scripts: [...(counter > 0 ? [countDown] : []), ...(pixels.length > 0 ? [pixelScript(pixels)] : [])],
    policy: {
      ...(pixels.length > 0 && pixelPolicy),
      'img-src': pixels.length > 0 ? 'http: https: data:' : 'http: https:',
    },
    body: html`${logo ? html`<img class="logo" src="${logo}" alt="" referrerpolicy="no-referrer" />` : null}
      <h1>${heading}</h1>
      ${message ? html`<p class="message">${message}</p>` : null} ${shown}
      <a class="button" id="go" href="${href}" rel="nofollow">${button || 'Continue'}</a>
      <p class="hint">This leads to <strong>${shownHost(href)}</strong>.</p>
      ${
        counter > 0
          ? html`<div class="counter hint" hidden>
              <span id="line" role="timer" data-seconds="${counter}">Going on in ${counter} seconds</span>
              <button class="button quiet small" type="button" id="stop">Wait</button>
            </div>`
          : null
      }`,
  });
}
