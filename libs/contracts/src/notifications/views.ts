import type { z } from 'zod';
import type { notificationDeliveryDetail, notificationDeliverySchema } from './deliveries.js';
import type { saasServiceSchema } from './dispatch.js';
import type { createdEndpoint, endpointSchema } from './endpoints.js';
import type { ruleSchema } from './rules.js';

/** What the notification API answers with, for those who call it. */
export type NotificationDestination = z.infer<typeof endpointSchema>;
export type CreatedDestination = z.infer<typeof createdEndpoint>;
export type NotificationRuleView = z.infer<typeof ruleSchema>;
export type NotificationDelivery = z.infer<typeof notificationDeliverySchema>;
export type NotificationDeliveryDetail = z.infer<typeof notificationDeliveryDetail>;
export type SaasServiceView = z.infer<typeof saasServiceSchema>;
