import { Controller, Get, Param, Post, UseInterceptors } from '@nestjs/common';
import { Describe, Public } from '@platform/service-kit';
import { ConfirmationsService } from './confirmations.service.js';
import { PageAnswers, pagesPath } from './page-answers.js';
import { UnsubscribingService } from './unsubscribing.service.js';

/** What the links of our mails lead to. Opening one changes nothing, as mail scanners open everything; a POST does. */
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
  askToUnsubscribe(@Param('token') token: string) {
    return this.unsubscribing.ask(token);
  }

  @Post('unsubscribe/:token')
  unsubscribe(@Param('token') token: string) {
    return this.unsubscribing.unsubscribe(token);
  }

  @Get('confirm/:token')
  askToConfirm(@Param('token') token: string) {
    return this.confirmations.ask(token);
  }

  @Post('confirm/:token')
  confirm(@Param('token') token: string) {
    return this.confirmations.confirm(token);
  }
}
