import type { KnownBlock, MessageAttachment } from '@slack/types';
import { fitted, plainMessage, type MessageParts } from './message-text.js';

const longest = { section: 3000, field: 2000, text: 3000 };
const mostFields = 10;

/** Body of an incoming webhook. */
export interface SlackMessage {
  /** Stands above the attachments, and is what a push notification shows. */
  text: string;
  attachments?: MessageAttachment[];
  /** The heading is shown as it is; blocks say of themselves what they are. */
  mrkdwn: false;
  unfurl_links: false;
  unfurl_media: false;
}

/** One attachment, as only these have a colour bar, with blocks in it; the heading is the text above it, and in no block again. */
export function slackMessage(parts: MessageParts): SlackMessage {
  const { heading, colour, message, facts, url } = parts;
  const blocks: KnownBlock[] = [
    { type: 'section', text: { type: 'mrkdwn', text: fitted(message, longest.section, escape), verbatim: true } },
    {
      type: 'section',
      fields: facts.slice(0, mostFields).map(({ name, value }) => ({
        type: 'mrkdwn' as const,
        text: `*${escape(name)}*\n${fitted(value, longest.field - 700, escape)}`,
        verbatim: true,
      })),
    },
    ...(url ? [button(url)] : []),
  ];
  return { ...quiet, text: fitted(heading, longest.text, escape), attachments: [{ color: colour, blocks }] };
}

/** What is sent when Slack finds fault with the blocks. */
export function plainSlackMessage(parts: MessageParts): SlackMessage {
  return { ...quiet, text: fitted(plainMessage(parts), longest.text, escape) };
}

const quiet = { mrkdwn: false, unfurl_links: false, unfurl_media: false } as const;

function button(url: string): KnownBlock {
  return {
    type: 'actions',
    elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open', emoji: false }, url }],
  };
}

/** The three that Slack asks for; with them gone nothing mentions a person, a group or the whole channel. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
