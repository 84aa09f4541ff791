import assert from 'node:assert/strict';

const dateTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const date = /^\d{4}-\d\d-\d\d$/;

/**
 * Compares a body with a sample, key by key and type by type: the same keys, integers, strings of the same format (URL,
 * date-time, date, count). All records of a list match the one of the sample. A sample list with one record needs at
 * least one.
 */
export function assertShape(actual: unknown, sample: unknown, path = 'body'): void {
  if (Array.isArray(sample)) {
    assert.ok(Array.isArray(actual), `${path} is a list`);
    assert.ok(actual.length >= sample.length, `${path} has records`);
    for (const [index, record] of actual.entries()) assertShape(record, sample[0], `${path}[${index}]`);
    return;
  }
  if (typeof sample === 'object' && sample !== null) {
    assert.ok(typeof actual === 'object' && actual !== null && !Array.isArray(actual), `${path} is an object`);
    assert.deepEqual(Object.keys(actual).sort(), Object.keys(sample).sort(), `keys of ${path}`);
    for (const [key, value] of Object.entries(sample))
      assertShape((actual as Record<string, unknown>)[key], value, `${path}.${key}`);
    return;
  }
  assert.equal(typeof actual, typeof sample, `type of ${path}: ${String(actual)}`);
  if (typeof sample === 'number') assert.ok(Number.isSafeInteger(actual), `${path} is an integer`);
  if (typeof sample === 'string') assertForm(String(actual), sample, path);
}

function assertForm(actual: string, sample: string, path: string): void {
  if (/^https?:/.test(sample))
    assert.ok(URL.canParse(actual) && /^https?:/.test(actual), `${path} is a URL: ${actual}`);
  for (const form of [dateTime, date])
    if (form.test(sample)) assert.match(actual, form, `${path} has the form of ${sample}`);
}
