export { SendingModule } from './sending.module.js';
export { WebhookSecrets, sealedOfClients } from './webhook-secrets.js';
export { WebhookSender } from './webhook.sender.js';
