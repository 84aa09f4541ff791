import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** As TypeScript writes it. */
export type ValueType = 'string' | 'number' | 'boolean' | 'Date';

/**
 * What has to be put into a message: the type of each value by its name.
 *
 * @throws when the message is no ICU MessageFormat.
 */
export function valuesOf(message: string): Map<string, ValueType> {
  const values = new Map<string, ValueType>();
  for (const element of elementsOf(message)) {
    const type = typeOf(element);
    if (!type || isPoundElement(element)) continue;
    // A number that another place of the message only shows is still a number.
    if ((values.get(element.value) ?? 'string') === 'string') values.set(element.value, type);
  }
  return values;
}

/** The choices of each plural of a message, such as `one` and `=0`; the parser itself asks for `other`. */
export function pluralChoices(message: string): string[] {
  return elementsOf(message)
    .filter(isPluralElement)
    .flatMap(({ options }) => Object.keys(options));
}

function elementsOf(message: string): MessageFormatElement[] {
  return parse(message, { ignoreTag: true }).flatMap(withParts);
}

function withParts(element: MessageFormatElement): MessageFormatElement[] {
  if (!isPluralElement(element) && !isSelectElement(element)) return [element];
  return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(withParts))];
}

function typeOf(element: MessageFormatElement): ValueType | undefined {
  if (isPluralElement(element) || isNumberElement(element)) return 'number';
  if (isDateElement(element) || isTimeElement(element)) return 'Date';
  if (isSelectElement(element)) return 'true' in element.options ? 'boolean' : 'string';
  return isArgumentElement(element) ? 'string' : undefined;
}
