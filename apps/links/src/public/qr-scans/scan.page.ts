import type { QrDataOf } from '@platform/contracts';
import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import { sendPublicPage } from '../pages/index.js';
import type { Qr } from '../../records/index.js';
import { qrPayload } from './qr-payload.js';

/** A code that holds more than an address: a contact to save, a text to read, a network to join. */
export function sendContent(reply: FastifyReply, qr: Qr): FastifyReply {
  if (qr.type === 'vcard') {
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="contact.vcf"')
      .header('x-content-type-options', 'nosniff')
      .type('text/vcard; charset=utf-8')
      .send(qrPayload('vcard', qr.data));
  }
  const body =
    qr.type === 'wifi'
      ? html`<h1>Join a wireless network</h1>
          <p>Scan this code with the camera of your phone to join “${(qr.data as QrDataOf<'wifi'>).ssid}”.</p>
          <img src="/qr/${qr.code}.svg" width="320" height="320" alt="QR code with the access to the network" />`
      : html`<h1>${qr.name}</h1>
          <pre>${(qr.data as QrDataOf<'text'>).text}</pre>`;
  return sendPublicPage(reply, 200, { title: qr.name, body, pictures: `'self'` });
}

export function sendBlockedCode(reply: FastifyReply, path: string): FastifyReply {
  return sendPublicPage(reply, 410, {
    title: 'This code has been blocked',
    body: html`<h1>This code has been blocked</h1>
      <p>It leads to a page that has been reported as harmful, so it does not work any more.</p>
      <p class="hint"><a href="/report?address=${encodeURIComponent(path)}">Report something else</a></p>`,
  });
}
