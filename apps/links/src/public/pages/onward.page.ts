import type { FastifyReply } from 'fastify';
import { html, type Html } from '@platform/service-kit';
import type { PixelPart } from './page-parts.js';
import { pixelPolicy, pixelScript } from './pixel-snippets.js';
import { sendVisitPage, shownHost } from './visit-page.js';

/**
 * Longer than most networks need to send their call, shorter than anybody waits
 * (docs/contracts/links.md#pages-of-a-visit).
 */
const leaveAfterMs = 600;

/** Lets pixels load and leads on: a redirect alone could run no script. */
export function sendPixelPage(reply: FastifyReply, href: string, pixels: readonly PixelPart[]): FastifyReply {
  const leave = `setTimeout(function(){location.replace(document.getElementById('go').href)},${leaveAfterMs});`;
  return sendVisitPage(reply, {
    status: 200,
    title: `On to ${shownHost(href)}`,
    head: refreshWithoutScript(href, 0),
    scripts: [leave, pixelScript(pixels)],
    policy: pixelPolicy,
    body: html`<h1>One moment</h1>
      <p>You are being taken to <strong>${shownHost(href)}</strong>.</p>
      <a class="button quiet" id="go" href="${href}">Go there now</a>`,
  });
}

interface DeepLinkPage {
  href: string;
  /** Address of the app itself, where it is known; tried first when `isAutomatic`. */
  app?: string;
  /** Where the app is had; the destination when there is no other place. */
  store: string;
  isAutomatic: boolean;
}

const storeAfterMs = 1_200;

/** Opens an app, and leads to its store when nothing has opened; only shows the ways when it is not automatic. */
export function sendDeepLinkPage(
  reply: FastifyReply,
  { href, app, store, isAutomatic }: DeepLinkPage,
  pixels: readonly PixelPart[],
): FastifyReply {
  // A page that is hidden has been left for the app: then nothing more happens here.
  const open =
    `location.href=document.getElementById('app').href;setTimeout(function(){if(!document.hidden)` +
    `location.replace(document.getElementById('store').href)},${storeAfterMs});`;
  const hasPixels = pixels.length > 0;
  // Pixels would be cut off by an app that opens at once.
  const leave = hasPixels ? `setTimeout(function(){${open}},${leaveAfterMs});` : open;
  return sendVisitPage(reply, {
    status: 200,
    title: 'Open in the app',
    scripts: [...(isAutomatic ? [leave] : []), ...(hasPixels ? [pixelScript(pixels)] : [])],
    policy: hasPixels ? pixelPolicy : {},
    body: html`<h1>Open in the app</h1>
      <p>If the app is on this device, it can show you what this link leads to.</p>
      ${app ? html`<a class="button" id="app" href="${app}">Open the app</a>` : null}
      <a class="button quiet" id="store" href="${store}">Get the app</a>
      <p class="hint"><a href="${href}">Continue in the browser to ${shownHost(href)}</a></p>`,
  });
}

export function refreshWithoutScript(href: string, seconds: number): Html {
  return html`<noscript><meta http-equiv="refresh" content="${seconds};url=${href}" /></noscript>`;
}
