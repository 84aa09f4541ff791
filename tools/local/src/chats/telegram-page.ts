import { escapeHtml } from '@platform/look';
import type { ChatMessage } from './chat-message.js';
import { telegramLook } from './telegram.js';
import { localBot, telegramChats, type TelegramChat } from './telegram-chats.js';

/** What a link to the bot asks for. */
export interface BotLink {
  start?: string | undefined;
  startgroup?: string | undefined;
}

/** The chats with the bot, as its person sees them. A link to the bot asks for one press of a button. */
export function telegramChatsHtml(messages: readonly ChatMessage[], link: BotLink): string {
  const [ada, group] = telegramChats as [TelegramChat, TelegramChat];
  const asked = [
    ...(link.start ? [startForm(ada, `/start ${link.start}`, `Start the chat with ${localBot.name}`)] : []),
    ...(link.startgroup
      ? [startForm(group, `/start@${localBot.username} ${link.startgroup}`, `Add ${localBot.name} to “${group.title}”`)]
      : []),
  ];
  const chats = telegramChats.map((chat) => {
    const written = messages
      .filter(({ provider, room }) => provider === 'telegram' && room === chat.title)
      .slice(0, 20);
    const shown = written.map(bubble).join('') || '<p><small>Nothing yet</small></p>';
    return `<section><h3>${escapeHtml(chat.title)} <small>${chat.type}</small></h3>${sayForm(chat)}${shown}</section>`;
  });
  return `<h2>Telegram</h2><p>These chats stand in for real ones. In the console create a destination of type
Telegram and follow its link, or send its command here.</p>${asked.join('')}${chats.join('')}`;
}

function bubble({ from, body, receivedAt }: ChatMessage): string {
  const at = receivedAt.slice(11, 19);
  const head = `${escapeHtml(from ?? localBot.name)} · ${at} UTC`;
  return `<div class="${from ? 'said' : 'got'}"><small>${head}</small>${telegramLook(body)}</div>`;
}

function startForm({ id }: TelegramChat, text: string, words: string): string {
  return `<form method="post" action="/telegram/say"><input type="hidden" name="chat" value="${id}">
<input type="hidden" name="text" value="${escapeHtml(text)}">
<p><button class="button">${escapeHtml(words)}</button></p></form>`;
}

function sayForm({ id, title }: TelegramChat): string {
  return `<form method="post" action="/telegram/say" class="say"><input type="hidden" name="chat" value="${id}">
<input name="text" required maxlength="4096" autocomplete="off" placeholder="/platform_connect …"
aria-label="Say in ${escapeHtml(title)}">
<button class="button">Send</button></form>`;
}
