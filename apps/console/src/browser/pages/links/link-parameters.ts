import type { LinkDetails } from '@platform/contracts';
import { linesOf } from '../../components/list-field.js';

type Parameters = LinkDetails['parameters'];

/** For a field with one of them in a line: `utm_source=newsletter`. */
export function parametersText(parameters: Parameters): string {
  return parameters.map(({ name, value }) => `${name}=${value}`).join('\n');
}

/** Whether the field can hold them: an application may have set a name with `=`, or a text of several lines. */
export function areLines(parameters: Parameters): boolean {
  return JSON.stringify(parametersOf(parametersText(parameters)) ?? []) === JSON.stringify(parameters);
}

/** What such a field holds, as the API takes it; null for none. All beyond the first `=` is the value. */
export function parametersOf(text: string): Parameters | null {
  const parameters = linesOf(text).map((line) => {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/.exec(line) ?? [];
    return { name: name.trim(), value: value.trim() };
  });
  return parameters.length > 0 ? parameters : null;
}

/** The value of one of them in such a text; empty for none. */
export function parameterIn(text: string, name: string): string {
  return parametersOf(text)?.find((one) => one.name === name)?.value ?? '';
}

/** The text with another value of one of them, or without it. The other lines stay as they are. */
export function withParameter(text: string, name: string, value: string): string {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.split('=')[0]?.trim() === name);
  const others = lines.filter((_, index) => index !== at);
  if (value.trim() === '') return others.join('\n');
  return others.toSpliced(at === -1 ? others.length : at, 0, `${name}=${value}`).join('\n');
}
