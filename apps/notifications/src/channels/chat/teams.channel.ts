import { Injectable } from '@nestjs/common';
import type { ChannelType, Notification } from '@platform/contracts';
import type { ClaimedDelivery, RateBucket, SendResult } from '@platform/delivery';
import { Egress, type EgressResponse } from '@platform/egress';
import { hashToken } from '@platform/service-kit';
import { NotificationsConfig } from '../../config.js';
import { EndpointSecrets, type NotificationEndpoint } from '../../endpoint-store/index.js';
import type { Channel } from '../parts/channel.js';
import { chatFields } from '../parts/chat-fields.js';
import {
  accepted,
  failed,
  goneWhenRepeated,
  jsonOf,
  rateLimited,
  sendToChat,
  textOf,
  type AnswerResult,
} from './chat-sending.js';
import { providerUrlFault, providerUrlPattern, trialUrl } from '../parts/provider-url.js';
import { plainTeamsMessage, teamsMessage } from './teams-message.js';

const retired = /(^|\.)(webhook\.office\.com|outlook\.office\.com|outlook\.office365\.com)\.?$/;
const workflowPath =
  /^\/(powerautomate\/automations\/direct\/(cu\/\d+\/)?)?workflows\/\w+\/triggers\/[\w-]+\/(paths\/invoke|run)$/;
const parameters = ['api-version', 'sp', 'sv', 'sig'];
const refusals = [401, 403, 404];
const ownerGone =
  'The workflow is gone, switched off or refuses us. It stops with the account of the person who made it: ' +
  'switch it on, or create a new one.';

/** Microsoft Teams, by a Power Automate workflow "post to a channel when a webhook request is received". */
@Injectable()
export class TeamsChannel implements Channel {
  readonly description: ChannelType;

  constructor(
    private readonly config: NotificationsConfig,
    private readonly secrets: EndpointSecrets,
    private readonly egress: Egress,
  ) {
    this.description = {
      type: 'microsoft_teams',
      label: 'Microsoft Teams',
      category: 'chat',
      icon: 'microsoftteams',
      instructions:
        'In Teams open the channel, Workflows, choose "Send webhook alerts to a channel" and ' +
        'copy the URL of the workflow.',
      setup_url:
        'https://support.microsoft.com/en-us/office/' +
        'create-incoming-webhooks-with-workflows-for-microsoft-teams-8ae491c7-0394-4861-ba59-055e33f75498',
      fields: chatFields(
        'https://….environment.api.powerplatform.com/powerautomate/automations/direct/workflows/…',
        providerUrlPattern({ hosts: config.TEAMS_HOSTS, path: workflowPath }),
      ),
      trial_url: trialUrl(
        config,
        '/powerautomate/automations/direct/workflows/standin/triggers/manual/paths/invoke' +
          '?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=stand-in',
      ),
      limits: { title: 300, message: 9000, per_second: 0.5 },
      supports: ['test'],
    };
  }

  urlFault(url: string): string | null {
    const { hostname = '', searchParams } = URL.parse(url) ?? {};
    if (retired.test(hostname)) {
      return (
        'is an Office 365 connector, which Microsoft has retired; ' +
        'create a workflow "Send webhook alerts to a channel" instead'
      );
    }
    const hint =
      'must be the URL of a Teams workflow: https://….api.powerplatform.com/…, https://….logic.azure.com/…, ' +
      'or that of a government or national cloud';
    if (!parameters.every((name) => searchParams?.get(name))) return hint;
    return providerUrlFault(url, {
      hosts: this.config.TEAMS_HOSTS,
      path: workflowPath,
      hint,
    });
  }

  /** Microsoft allows bursts of four, 60 in half a minute, but only 100 an hour. */
  buckets(url: string): RateBucket[] {
    return [{ key: `microsoft_teams:${hashToken(url)}`, perSecond: 0.5, burst: 4 }];
  }

  send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const notification = JSON.parse(delivery.payload) as Notification;
    return sendToChat(
      this.egress,
      {
        url: this.secrets.url(endpoint)!,
        body: teamsMessage(notification),
        plainBody: plainTeamsMessage(notification),
      },
      delivery,
      (response) => classify(response, delivery),
    );
  }
}

/** 202 means that the run of the workflow is queued. Teams says no more than that. */
function classify(response: EgressResponse, delivery: ClaimedDelivery): AnswerResult {
  const { statusCode } = response;
  const said = `Teams answered ${statusCode}.`;
  // An old habit of Teams: an error, a 429 among them, in the body of a 200.
  const hidden = /HTTP error (\d{3})/i.exec(textOf(response))?.[1];
  if (statusCode >= 200 && statusCode < 300) {
    if (hidden === '429') return rateLimited(response);
    return hidden ? failed(response, `Teams answered ${statusCode}, and in it ${hidden}.`) : accepted(response);
  }
  if (statusCode === 429) return rateLimited(response);
  if (refusals.includes(statusCode) || isSwitchedOff(response))
    return goneWhenRepeated(response, ownerGone, 'workflow_gone', delivery, [...refusals, 400]);
  if (statusCode === 400 || statusCode === 413) return 'refused';
  return failed(response, said);
}

/** A 400 that says nothing about our message. */
function isSwitchedOff(response: EgressResponse): boolean {
  const error = jsonOf(response)['error'] as { code?: unknown } | null | undefined;
  return response.statusCode === 400 && error?.code === 'WorkflowTriggerIsNotEnabled';
}
