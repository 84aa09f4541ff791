import type { Click } from './click.js';
import { integerText } from './integer-text.js';

/** Letters that JSON writes as they are. */
const plain = /^[ !#-[\]-~]*$/;

/**
 * A click as a line of the journal. Writes what `JSON.stringify` does in a third of the time, as every redirect waits
 * for it.
 */
export function lineOf(click: Click): string {
  const { id, at, kind, itemId, accountId, via, variant, address, userAgent, referrer, language, signal } = click;
  return (
    `{"id":"${id}","at":${integerText(at)},"kind":"${kind}","itemId":${integerText(itemId)},` +
    `"accountId":${integerText(accountId)},"via":${quoted(via)},` +
    `"variant":${quoted(variant)},"address":${quoted(address)},"userAgent":${quoted(userAgent)},` +
    `"referrer":${quoted(referrer)},"language":${quoted(language)},"signal":${quoted(signal)}}\n`
  );
}

function quoted(text: string | null): string {
  if (text === null) return 'null';
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
