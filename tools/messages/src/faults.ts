import { messagesOf, type Source } from './catalogues.js';
import { pluralChoices, valuesOf } from './message-values.js';

/** What is wrong with a file of a language, beside the English one of the same namespace; each in a sentence. */
export function faultsOf(language: string, translated: Source, english: Source): string[] {
  const originals = messagesOf(english);
  const messages = messagesOf(translated);
  return [
    ...[...originals.keys()].filter((key) => !messages.has(key)).map((key) => `${key} is missing`),
    ...[...messages].flatMap(([key, message]) =>
      faultsOfMessage(language, message, originals.get(key)).map((fault) => `${key} ${fault}`),
    ),
  ];
}

function faultsOfMessage(language: string, message: string, original: string | undefined): string[] {
  if (original === undefined) return ['is not in English'];
  if (message.trim() === '' || message !== message.trim()) return ['is empty or has blanks around it'];
  if (language !== 'en' && message === original && message.split(/\s+/).length > 2) return ['is left in English'];
  try {
    return [...faultsOfValues(message, original), ...faultsOfPlurals(language, message)];
  } catch (err) {
    return [`does not parse: ${(err as Error).message}`];
  }
}

function faultsOfValues(message: string, original: string): string[] {
  const [values, wanted] = [message, original].map((text) => described(valuesOf(text)));
  return values === wanted ? [] : [`takes ${values}, but English ${wanted}`];
}

function described(values: Map<string, string>): string {
  const parts = [...values].map(([name, type]) => `{${name}: ${type}}`);
  return parts.sort().join(' ') || 'no values';
}

/** A category that the language does not have is never chosen; one that it has and that is not there is `other`. */
function faultsOfPlurals(language: string, message: string): string[] {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
  return pluralChoices(message)
    .filter((choice) => !choice.startsWith('=') && !known.includes(choice))
    .map((choice) => `has the plural ${choice}, which the language does not know`);
}
