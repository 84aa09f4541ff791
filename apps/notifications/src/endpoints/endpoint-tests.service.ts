import { Injectable } from '@nestjs/common';
import { timestamp, type EndpointTestResult, type Notification, type TestEndpoint } from '@platform/contracts';
import type { ClaimedDelivery, SendResult } from '@platform/delivery';
import { newUuid, PlatformConfig, Problem } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { AuditRecorder } from '../audit/index.js';
import { Channels } from '../channels/index.js';
import { type Membership, OrganizationCopy } from '../memberships/index.js';
import type { Organization } from '../events/index.js';
import type { NotificationEndpoint } from '../endpoint-store/index.js';
import { TestLimit } from './test-limit.js';

const testEvent = 'notification.test';
/** A test comes by no rule, yet every message names one. */
const noRule = { uuid: '00000000-0000-0000-0000-000000000000', name: 'Test of the destination' };

/** Sends one real message to a destination, past its rules and its queue, and says what came of it. */
@Injectable()
export class EndpointTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly channels: Channels,
    private readonly limit: TestLimit,
    private readonly audit: AuditRecorder,
    private readonly config: PlatformConfig,
  ) {}

  /** A disabled destination can be tested too: to see whether it is mended. What is answered never disables one. */
  async test(
    caller: Membership,
    endpoint: NotificationEndpoint,
    body: TestEndpoint,
  ): Promise<{ data: EndpointTestResult }> {
    await this.limit.count(endpoint.uuid);
    const { uuid, name, slug } = await this.organization(endpoint.organization_uuid);
    const notification = this.notification({ uuid, name, slug }, endpoint, body);
    const began = performance.now();
    const result = await this.channels.forType(endpoint.type).send(asDelivery(notification, endpoint), endpoint);
    const data = testResult(result, performance.now() - began);
    await this.dataSource.transaction((tx) =>
      this.audit.record(tx, caller, {
        event: 'notification_endpoint.tested',
        target: { id: endpoint.uuid, name: endpoint.name },
        metadata: { success: data.success, status_code: data.status_code },
      }),
    );
    return { data };
  }

  private async organization(uuid: string): Promise<OrganizationCopy> {
    const found = await this.dataSource.manager.findOneBy(OrganizationCopy, { uuid });
    if (!found) throw new Problem('organization_not_found');
    return found;
  }

  private notification(
    organization: Organization,
    endpoint: NotificationEndpoint,
    { severity }: TestEndpoint,
  ): Notification {
    return {
      id: newUuid(),
      event: testEvent,
      severity,
      title: `Test of ${endpoint.name}`,
      message: 'Notifications arrive here. Somebody of your organization has sent this message to see that they do.',
      url: `${this.config.AUTH_URL}/console/organizations/${organization.uuid}/destinations`,
      metadata: {},
      service_code: null,
      organization,
      rule: noRule,
      rules: [noRule],
      timestamp: timestamp(new Date()),
    };
  }
}

function asDelivery(notification: Notification, endpoint: NotificationEndpoint): ClaimedDelivery {
  return {
    id: notification.id,
    destinationId: endpoint.uuid,
    sourceId: notification.id,
    organizationUuid: endpoint.organization_uuid,
    context: {},
    event: notification.event,
    payload: JSON.stringify(notification),
    attempt: 1,
    maxAttempts: 0,
    generation: 0,
    traceparent: null,
    claimNo: 1,
    epoch: 0,
    deferrableUntil: new Date(),
    lastErrorCode: null,
  };
}

function testResult(
  { outcome, statusCode, errorMessage, errorCode }: SendResult,
  durationMs: number,
): EndpointTestResult {
  const success = outcome === 'success';
  return {
    success,
    status_code: statusCode ?? null,
    error: success ? null : (errorMessage ?? errorCode ?? 'The message was not sent.'),
    duration_ms: Math.round(durationMs),
  };
}
