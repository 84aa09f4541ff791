import type { Notification } from '@platform/contracts';
import { bytes, fitted, partsOf, plainMessage, unlisted } from '../../messages/index.js';

const longest = { heading: 300, fact: 600, messageBytes: 9_000, plainBytes: 9_000 };
/** Teams says 28 KB, and was measured to fail from about 21 KB. */
const budgetBytes = 18_000;
const colours = {
  debug: 'Default',
  info: 'Accent',
  warning: 'Warning',
  error: 'Attention',
  critical: 'Attention',
} as const;

type Element =
  | {
      type: 'TextBlock';
      text: string;
      wrap: true;
      size?: 'Large';
      weight?: 'Bolder';
      color?: (typeof colours)[keyof typeof colours];
    }
  | { type: 'FactSet'; facts: { title: string; value: string }[] };

/** What the "post to a channel when a webhook request is received" workflow takes: one Adaptive Card. */
export interface TeamsMessage {
  type: 'message';
  attachments: { contentType: 'application/vnd.microsoft.card.adaptive'; contentUrl: null; content: AdaptiveCard }[];
}

interface AdaptiveCard {
  $schema: 'http://adaptivecards.io/schemas/adaptive-card.json';
  type: 'AdaptiveCard';
  version: '1.4';
  body: Element[];
  actions?: { type: 'Action.OpenUrl'; title: string; url: string }[];
  msteams: { width: 'full' };
}

export function teamsMessage(notification: Notification): TeamsMessage {
  const { heading, message, facts, url } = partsOf(notification);
  const shown = facts.map(({ name, value }) => ({ title: escape(name), value: fitted(value, longest.fact, escape) }));
  const build = () =>
    asMessage(
      [
        {
          type: 'TextBlock',
          text: fitted(heading, longest.heading, escape),
          wrap: true,
          size: 'Large',
          weight: 'Bolder',
          color: colours[notification.severity],
        },
        { type: 'TextBlock', text: fitted(message, longest.messageBytes, escape, bytes), wrap: true },
        ...(shown.length ? [{ type: 'FactSet' as const, facts: shown }] : []),
      ],
      url,
    );
  while (bytes(build()) > budgetBytes && shown.length) shown.pop();
  return build();
}

/** What is sent when Teams finds fault with the card. */
export function plainTeamsMessage(notification: Notification): TeamsMessage {
  const text = fitted(plainMessage(partsOf(notification)), longest.plainBytes, escape, bytes);
  return asMessage([{ type: 'TextBlock', text, wrap: true }], null);
}

function asMessage(body: Element[], url: string | null): TeamsMessage {
  const content: AdaptiveCard = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
    ...(url && { actions: [{ type: 'Action.OpenUrl', title: 'Open', url }] }),
    msteams: { width: 'full' },
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}

/** A subset of Markdown without HTML; one line break alone would be lost. */
function escape(text: string): string {
  return unlisted(text.replace(/[\\*_[\]()#`~<>]/g, '\\$&')).replace(/\n+/g, '\n\n');
}
