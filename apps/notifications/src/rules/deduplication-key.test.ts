import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { deduplicationKeyOf, type KeyedEvent } from './deduplication-key.js';

const event: KeyedEvent = {
  event: 'disk.full',
  severity: 'error',
  service_code: 'monitor',
  title: 'Disk full',
  message: '{{event}} $& of 97 %',
  url: null,
  metadata: { host: { name: 'db-1', disks: [1, 2] }, used: 97, none: null, no: false },
};

describe('a deduplication key', () => {
  it('is the template with the values of the event', () => {
    const cases: [string, string | null][] = [
      ['always the same', 'always the same'],
      ['{{event}}|{{severity}}|{{service}}|{{ title }}', 'disk.full|error|monitor|Disk full'],
      ['{{metadata.host.name}}:{{metadata.used}}:{{metadata.no}}', 'db-1:97:false'],
      ['{{metadata.host}}', '{"name":"db-1","disks":[1,2]}'],
      ['{{metadata.host.disks.1}}', '2'],
      ['{{message}}', '{{event}} $& of 97 %'],
    ];
    for (const [template, key] of cases) assert.equal(deduplicationKeyOf(template, event), key, template);
  });

  it('is absent when the event lacks a value, so that nothing counts as its repeat', () => {
    for (const template of [
      '{{event}}/{{metadata.region}}',
      '{{metadata.none}}',
      '{{metadata.host.name.length}}',
      '{{metadata.toString}}',
      '{{url}}',
    ])
      assert.equal(deduplicationKeyOf(template, event), null, template);
    expect(deduplicationKeyOf('{{metadata.a}}', { ...event, metadata: null })).toBe(null);
    expect(deduplicationKeyOf('{{service}}', { ...event, service_code: null })).toBe(null);
  });
});
