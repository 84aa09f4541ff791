import { bytes, fitted, type MessageParts, plainMessage } from '../../messages/index.js';

const longest = { title: 200, fact: 600, messageBytes: 12_000, textBytes: 3_800 };
/** Of the 32,000 that a message may have. */
const budgetBytes = 24_000;

/** `spaces.messages.create`, as far as we use it. */
export interface GoogleChatMessage {
  text?: string;
  /** What a push notification shows of cards; it stands nowhere else. */
  fallbackText?: string;
  thread: { threadKey: string };
  cardsV2?: { cardId: string; card: Card }[];
}

interface Card {
  header: { title: string; subtitle: string };
  sections: { widgets: Widget[] }[];
}

type Widget =
  | { textParagraph: { text: string } }
  | { decoratedText: { topLabel: string; text: string; wrapText: true } }
  | { buttonList: { buttons: { text: string; onClick: { openLink: { url: string } } }[] } };

/** A card, with no text beside it that would repeat its header. Related messages share the thread of `threadKey`. */
export function googleChatMessage(parts: MessageParts, cardId: string, threadKey: string): GoogleChatMessage {
  const { heading, message, facts, url } = parts;
  const factWidgets = facts.map(({ name, value }) => ({
    decoratedText: { topLabel: escape(name), text: fitted(value, longest.fact, escape), wrapText: true as const },
  }));
  const build = (): GoogleChatMessage => ({
    fallbackText: fitted(heading, longest.title, harmless),
    thread: { threadKey },
    cardsV2: [
      {
        cardId,
        card: {
          header: { title: fitted(heading, longest.title, harmless), subtitle: harmless(subtitle(parts)) },
          sections: [
            { widgets: [{ textParagraph: { text: fitted(message, longest.messageBytes, escape, bytes) } }] },
            ...(factWidgets.length ? [{ widgets: factWidgets }] : []),
            ...(url ? [{ widgets: [button(url)] }] : []),
          ],
        },
      },
    ],
  });
  while (bytes(build()) > budgetBytes && factWidgets.length) factWidgets.pop();
  return build();
}

/** What is sent when Google finds fault with the card. */
export function plainGoogleChatMessage(parts: MessageParts, threadKey: string): GoogleChatMessage {
  return { text: fitted(plainMessage(parts), longest.textBytes, harmless, bytes), thread: { threadKey } };
}

function subtitle({ facts }: MessageParts): string {
  return facts
    .filter(({ name }) => name === 'Service' || name === 'Organization')
    .map(({ value }) => value)
    .join(' · ');
}

function button(url: string): Widget {
  return { buttonList: { buttons: [{ text: 'Open', onClick: { openLink: { url } } }] } };
}

/** Texts inside a card are a small HTML. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}

/**
 * Plain texts know no entities, but `<users/all>` and `<url|text>`: an angle bracket that looks like one opens neither.
 */
function harmless(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›');
}
