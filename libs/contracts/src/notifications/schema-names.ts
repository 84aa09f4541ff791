import { nameSchemas } from '../name-schemas.js';
import {
  notificationDeliveryBucket,
  notificationDeliveryDetail,
  notificationDeliverySchema,
  notificationDeliverySummary,
  retriedNotificationDelivery,
} from './deliveries.js';
import { dispatchAnswer, dispatchRequest, saasServiceSchema } from './dispatch.js';
import {
  channelTypeSchema,
  createEndpoint,
  createdEndpoint,
  endpointSchema,
  endpointTestResult,
  testEndpoint,
  updateEndpoint,
} from './endpoints.js';
import { muteWindow, muteWindowView } from './quiet.js';
import { createRule, ruleChoices, ruleSchema, updateRule } from './rules.js';
import { routingTest, routingTestResult } from './routing-test.js';
import { connectInstructions, telegramUpdate } from './telegram.js';

/** What the OpenAPI document of the service calls its objects. */
nameSchemas({
  ChannelType: channelTypeSchema,
  ConnectInstructions: connectInstructions,
  CreateNotificationEndpoint: createEndpoint,
  CreateNotificationRule: createRule,
  CreatedNotificationEndpoint: createdEndpoint,
  DispatchAnswer: dispatchAnswer,
  DispatchRequest: dispatchRequest,
  MuteWindow: muteWindow,
  MuteWindowView: muteWindowView,
  NotificationDelivery: notificationDeliverySchema,
  NotificationDeliveryBucket: notificationDeliveryBucket,
  NotificationDeliveryDetail: notificationDeliveryDetail,
  NotificationDeliverySummary: notificationDeliverySummary,
  NotificationEndpoint: endpointSchema,
  NotificationEndpointTest: endpointTestResult,
  NotificationRule: ruleSchema,
  RuleChoices: ruleChoices,
  RetriedNotificationDelivery: retriedNotificationDelivery,
  RoutingTest: routingTest,
  RoutingTestResult: routingTestResult,
  SaasService: saasServiceSchema,
  TelegramUpdate: telegramUpdate,
  TestNotificationEndpoint: testEndpoint,
  UpdateNotificationEndpoint: updateEndpoint,
  UpdateNotificationRule: updateRule,
});
