import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import { formLeadsOn, sendVisitPage, shownHost } from './visit-page.js';

/** Asks whether advertising networks may hear of the visit. Both answers lead on, and both are one press. */
export function sendConsentPage(reply: FastifyReply, action: string, href: string) {
  return sendVisitPage(reply, {
    status: 200,
    title: 'Before you go on',
    policy: formLeadsOn,
    style: '.both{display:grid;gap:.75rem;grid-template-columns:1fr 1fr}.both .button{margin:0}',
    body: html`<h1>Before you go on</h1>
      <p>
        This link leads to <strong>${shownHost(href)}</strong>. Its owner would like to let advertising networks know
        that you were here, to measure and to show ads.
      </p>
      <form method="post" action="${action}" class="both">
        <button class="button quiet" name="answer" value="no">No, thank you</button>
        <button class="button quiet" name="answer" value="yes">Allow</button>
      </form>`,
  });
}
