import { Get, Query, Req } from '@nestjs/common';
import { Problem, html } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { PageLanguage } from '../i18n/page-language.js';
import { layout } from '../pages/layout.js';
import type { PageAnswer } from '../pages/page-answer.js';
import { PageController } from '../pages/page-controller.js';
import { continueTexts } from './continue.texts.js';
import { isWayBack } from './way-back.js';

/**
 * The last step to an app with a scheme of its own. Browsers hold every redirect after a form against `form-action`, which cannot
 * name all apps; from this page the way goes on without a form.
 */
@PageController('login/continue')
export class ContinueController {
  constructor(private readonly language: PageLanguage) {}

  @Get()
  show(@Req() req: FastifyRequest, @Query('to') to: unknown): PageAnswer {
    if (!isWayBack(to)) throw new Problem('not_found');
    const language = this.language.of(req);
    const texts = continueTexts[language];
    return {
      page: layout({
        language,
        title: texts.title,
        lead: texts.lead,
        body: html`<meta http-equiv="refresh" content="0;url=${to}" />
          <p><a class="button" href="${to}">${texts.open}</a></p>`,
      }),
    };
  }
}
