import { escapeHtml } from '@platform/look';
import { linkTo } from '../html.js';

const marks = new RegExp(
  [
    /\\(?<literal>[!-/:-@[-`{-~])/,
    /\*\*(?<bold>.+?)(?<!\\)\*\*/,
    /\*(?<star>[^\s*].*?)(?<!\\)\*/,
    /(?<!\w)_(?<italic>[^\s_].*?)(?<!\\)_(?!\w)/,
    /~~(?<struck>.+?)(?<!\\)~~/,
    /`(?<code>[^`]+)`/,
    /\[(?<words>[^\]]+)\]\((?<target>https?:[^)\s]+)\)/,
    /<(?<angled>https?:[^>\s]+)>/,
    /(?<bare>https?:\/\/[^\s<>\\]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gs',
);

/** The Markdown that Discord and Teams have in common: a mark that was not escaped is seen to restyle the text. */
export function markdown(text: string): string {
  let at = 0;
  let shown = '';
  for (const found of text.matchAll(marks)) {
    shown += lines(text.slice(at, found.index)) + marked(found.groups!);
    at = found.index + found[0].length;
  }
  return shown + lines(text.slice(at));
}

function marked({
  literal,
  bold,
  star,
  italic,
  struck,
  code,
  words,
  target,
  angled,
  bare,
}: Record<string, string>): string {
  if (literal) return escapeHtml(literal);
  if (bold) return `<b>${markdown(bold)}</b>`;
  if (star ?? italic) return `<i>${markdown(star ?? italic!)}</i>`;
  if (struck) return `<s>${markdown(struck)}</s>`;
  if (code) return `<code>${escapeHtml(code)}</code>`;
  if (words) return linkTo(target!, words);
  return linkTo(angled ?? bare!, angled ?? bare!);
}

/** The text without its marks, on one line. */
export function withoutMarkdown(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/\s+/g, ' ');
}

const known = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'pre', 'blockquote']);

/**
 * The small HTML of Telegram and of Google's cards: a few tags without attributes, links, four entities. All else is
 * text.
 */
export function smallHtml(text: string): string {
  return text
    .split(/(<\/?[a-z]+(?: href="[^"<>]*")?>)/)
    .map((part, index) => (index % 2 ? tag(part) : lines(decoded(part))))
    .join('');
}

export function withoutTags(text: string): string {
  return decoded(text.replace(/<br>/g, '\n').replace(/<[^>]*>/g, ''));
}

function tag(text: string): string {
  const [, slash = '', name = '', href] = /^<(\/?)([a-z]+)(?: href="([^"]*)")?>$/.exec(text) ?? [];
  if (name === 'br') return '<br>';
  if (name === 'a') return slash ? '</a>' : `<a href="${escapeHtml(safe(href))}" target="_blank" rel="noopener">`;
  return known.has(name) ? `<${slash}${name}>` : escapeHtml(text);
}

function safe(href = ''): string {
  const url = decoded(href);
  return /^https?:\/\//i.test(url) ? url : '#';
}

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
