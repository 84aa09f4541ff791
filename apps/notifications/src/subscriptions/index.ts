export { ConfirmationsService } from './confirmations.service.js';
export { takeForms } from './page-answers.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { UnsubscribingService, sealedUnsubscribeToken } from './unsubscribing.service.js';
