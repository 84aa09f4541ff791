import { keyPlaceholders, type Severity } from '@platform/contracts';

/** What a key can name of an event. */
export interface KeyedEvent {
  event: string;
  severity: Severity;
  service_code: string | null;
  title: string;
  message: string;
  url: string | null;
  metadata: Record<string, unknown> | null;
}

/**
 * The key of an event by the template of a rule. Null when the event has nothing where the template looks: then nothing
 * makes it equal to another one, and it must not be held back.
 */
export function deduplicationKeyOf(template: string, event: KeyedEvent): string | null {
  let isComplete = true;
  const key = template.replace(keyPlaceholders, (_, name: string) => {
    const value = valueOf(name, event);
    if (value === null || value === undefined) isComplete = false;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return isComplete ? key : null;
}

function valueOf(name: string, event: KeyedEvent): unknown {
  const [field, ...path] = name.split('.');
  if (field === 'service') return event.service_code;
  let value: unknown = event[field as keyof KeyedEvent];
  for (const part of path) {
    const isObject = value !== null && typeof value === 'object';
    value = isObject && Object.hasOwn(value as object, part) ? (value as Record<string, unknown>)[part] : null;
  }
  return value;
}
