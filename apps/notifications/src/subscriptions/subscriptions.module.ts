import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { ConfirmationsService } from './confirmations.service.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { UnsubscribingService } from './unsubscribing.service.js';

@Module({
  imports: [MailModule],
  controllers: [SubscriptionsController],
  providers: [ConfirmationsService, UnsubscribingService],
  exports: [ConfirmationsService, UnsubscribingService],
})
export class SubscriptionsModule {}
