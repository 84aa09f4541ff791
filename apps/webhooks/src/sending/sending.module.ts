import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/index.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook.sender.js';
import { WebhookTargets } from './webhook-targets.js';

@Module({
  imports: [NoticesModule],
  providers: [WebhookSecrets, WebhookTargets, WebhookSender],
  exports: [WebhookSecrets, WebhookSender],
})
export class SendingModule {}
