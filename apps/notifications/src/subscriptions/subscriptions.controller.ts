import {
  Controller,
  createParamDecorator,
  Get,
  Param,
  Post,
  UseInterceptors,
  type ExecutionContext,
} from '@nestjs/common';
import { acceptedLanguages, Describe, languageOf, Public, type Language } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { ConfirmationsService } from './confirmations.service.js';
import { PageAnswers, pagesPath } from './page-answers.js';
import { UnsubscribingService } from './unsubscribing.service.js';

const BrowserLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return languageOf(acceptedLanguages(headers['accept-language']));
});

/**
 * What the links of our mails lead to. Opening one changes nothing, as mail scanners open everything; a POST does. In
 * the language of the browser.
 */
@Controller(pagesPath)
@Public()
@Describe({ hidden: true })
@UseInterceptors(PageAnswers)
export class SubscriptionsController {
  constructor(
    private readonly unsubscribing: UnsubscribingService,
    private readonly confirmations: ConfirmationsService,
  ) {}

  @Get('unsubscribe/:token')
  askToUnsubscribe(@Param('token') token: string, @BrowserLanguage() language: Language) {
    return this.unsubscribing.ask(token, language);
  }

  @Post('unsubscribe/:token')
  unsubscribe(@Param('token') token: string, @BrowserLanguage() language: Language) {
    return this.unsubscribing.unsubscribe(token, language);
  }

  @Get('confirm/:token')
  askToConfirm(@Param('token') token: string, @BrowserLanguage() language: Language) {
    return this.confirmations.ask(token, language);
  }

  @Post('confirm/:token')
  confirm(@Param('token') token: string, @BrowserLanguage() language: Language) {
    return this.confirmations.confirm(token, language);
  }
}
