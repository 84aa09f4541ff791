import { afterEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brandOf, brandVariables } from '@platform/look';
import { html, showPlatformBrand } from '@platform/service-kit';
import { unknownVariables } from '@platform/testing';
import type { FastifyReply } from 'fastify';
import { pageStyle } from './page-style.js';
import { sendPage } from './pages.js';
import { sendPublicPage } from './public-page.js';

const accent = '#c02050';

/** What a page is sent as. */
function sent(send: (reply: FastifyReply) => unknown): { text: string; policy: string } {
  const answer = { text: '', policy: '' };
  const reply = {
    code: () => reply,
    type: () => reply,
    headers: () => reply,
    header: (name: string, value: string) => {
      if (name === 'content-security-policy') answer.policy = value;
      return reply;
    },
    send: (text: string) => {
      answer.text = text;
      return reply;
    },
  };
  send(reply as unknown as FastifyReply);
  return answer;
}

describe('the style sheet of visitor pages', () => {
  afterEach(() => showPlatformBrand({ BRAND_NAME: 'Platform' }));

  it('uses no variable that it does not define', () => {
    expect(unknownVariables(pageStyle())).toStrictEqual([]);
  });

  it('has the accent of the platform, and is what the policy of a page allows', () => {
    for (const BRAND_ACCENT of [undefined, accent]) {
      showPlatformBrand({ BRAND_NAME: 'Platform', BRAND_ACCENT });
      for (const { text, policy } of [
        sent((reply) => sendPage(reply, 'missing')),
        sent((reply) => sendPublicPage(reply, 200, { title: 'Report', body: html`<p>Report</p>` })),
      ]) {
        const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
        expect(style.includes(brandVariables(brandOf(accent)))).toBe(BRAND_ACCENT !== undefined);
        expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      }
    }
  });
});
