import type { KnownBlock, MessageAttachment, RichTextBlock, RichTextLink, RichTextText } from '@slack/types';
import { fitted, type MessageParts, plainMessage } from '../../messages/index.js';

const longest = { message: 3000, fact: 1000, text: 3000 };

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

/**
 * One attachment with blocks, as only attachments have a colour bar. The heading is the text above it, and in no block
 * again. The blocks are rich text, which is shown as it was sent. In Slack's own marks `_id_` would be italic and `>` a
 * quotation, and they cannot be escaped.
 */
export function slackMessage(parts: MessageParts): SlackMessage {
  const { heading, colour, message, facts, url } = parts;
  const blocks: KnownBlock[] = [
    richText(withLinks(fitted(message, longest.message, same))),
    richText(facts.flatMap(({ name, value }, index) => factLine(name, value, index === facts.length - 1))),
    ...(url ? [button(url)] : []),
  ];
  return { ...quiet, text: fitted(heading, longest.text, escape), attachments: [{ color: colour, blocks }] };
}

/** What is sent when Slack finds fault with the blocks. */
export function plainSlackMessage(parts: MessageParts): SlackMessage {
  return { ...quiet, text: fitted(plainMessage(parts), longest.text, escape) };
}

const quiet = { mrkdwn: false, unfurl_links: false, unfurl_media: false } as const;

function richText(elements: (RichTextText | RichTextLink)[]): RichTextBlock {
  return { type: 'rich_text', elements: [{ type: 'rich_text_section', elements }] };
}

function factLine(name: string, value: string, isLast: boolean): (RichTextText | RichTextLink)[] {
  const end: RichTextText[] = isLast ? [] : [{ type: 'text', text: '\n' }];
  return [
    { type: 'text', text: `${name}: `, style: { bold: true } },
    ...withLinks(fitted(value, longest.fact, same)),
    ...end,
  ];
}

/** An address, without the punctuation that comes after it: in rich text only what is said to be a link is one. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}])/i;

function withLinks(text: string): (RichTextText | RichTextLink)[] {
  return text
    .split(address)
    .filter(Boolean)
    .map((part) =>
      address.test(part) && URL.canParse(part) ? { type: 'link', url: part } : { type: 'text', text: part },
    );
}

function button(url: string): KnownBlock {
  return {
    type: 'actions',
    elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open', emoji: false }, url }],
  };
}

/** The three that Slack asks for in `text`; with them gone nothing mentions a person, a group or the whole channel. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const same = (text: string) => text;
