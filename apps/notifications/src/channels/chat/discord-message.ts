import type { Notification } from '@platform/contracts';
import type { APIEmbed, RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10';
import { fitted, partsOf, plainMessage, unlisted } from '../../messages/index.js';

const longest = { title: 256, description: 3500, name: 256, value: 1024, content: 2000, embed: 6000 };
/** MessageFlags.SuppressNotifications. */
const silent = 4096;

/** One embed with the severity's colour; it mentions nobody, whatever the text says. */
export function discordMessage(notification: Notification): RESTPostAPIWebhookWithTokenJSONBody {
  const { heading, colour, message, facts, url } = partsOf(notification);
  const embed: APIEmbed = {
    title: fitted(heading, longest.title, escape),
    description: fitted(message, longest.description, escape),
    color: Number.parseInt(colour.slice(1), 16),
    timestamp: notification.timestamp,
    fields: facts.map(({ name, value }) => ({
      name: fitted(name, longest.name, escape),
      value: fitted(value, longest.value, escape),
      inline: value.length <= 40,
    })),
    ...(url && { url }),
  };
  // Discord counts all texts of an embed together: facts go before the message does.
  while (lengthOf(embed) > longest.embed) embed.fields!.pop();
  return { embeds: [embed], ...quiet(notification) };
}

/** What is sent when Discord finds fault with the embed. */
export function plainDiscordMessage(notification: Notification): RESTPostAPIWebhookWithTokenJSONBody {
  const content = fitted(plainMessage(partsOf(notification)), longest.content, escape);
  return { content, ...quiet(notification) };
}

function quiet({ severity }: Notification) {
  return { allowed_mentions: { parse: [] }, ...(severity === 'debug' && { flags: silent }) };
}

function lengthOf({ title = '', description = '', fields = [] }: APIEmbed): number {
  return fields.reduce((sum, { name, value }) => sum + name.length + value.length, title.length + description.length);
}

/**
 * An address, without the punctuation and the brackets that come after it: those within come in pairs. Or a mark of
 * Discord's Markdown.
 */
const addressOrMark =
  /https?:\/\/(?:[^\s"*<>()[\\\]^`{|}]|\([^\s"*<>()[\\\]^`{|}]*\))+(?<![.,:;!?'_~])|[\\*_~`|[\]()<>#]/gi;

/**
 * Escapes every mark of Discord's Markdown, and what opens a mention or a link. In an address a backslash would become
 * part of it. So an address stands in angle brackets, which nobody sees: there all of it is a link, and marks mean
 * nothing.
 */
function escape(text: string): string {
  return unlisted(text.replace(addressOrMark, (found) => (found.length === 1 ? `\\${found}` : `<${found}>`)));
}
