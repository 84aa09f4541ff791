import type { Click } from './click.js';
import { decimal } from './decimal.js';

/** Letters that JSON writes as they are. */
const plain = /^[ !#-[\]-~]*$/;

/** A click as a line of the journal: what `JSON.stringify` makes of it, in a third of the time, as every redirect waits for it. */
export function lineOf(click: Click): string {
  const { id, at, kind, itemId, accountId, via, variant, address, userAgent, referrer, language, signal } = click;
  const numbers = `"at":${decimal(at)},"kind":"${kind}","itemId":${decimal(itemId)},"accountId":${decimal(accountId)}`;
  return (
    `{"id":"${id}",${numbers},"via":${quoted(via)},` +
    `"variant":${quoted(variant)},"address":${quoted(address)},"userAgent":${quoted(userAgent)},` +
    `"referrer":${quoted(referrer)},"language":${quoted(language)},"signal":${quoted(signal)}}\n`
  );
}

function quoted(text: string | null): string {
  if (text === null) return 'null';
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
