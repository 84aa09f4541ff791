import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPorts, keepSecrets, writePrivate } from './kept.js';
import { calledServices, serviceNames } from './repository.js';

describe('the kept files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('make secrets readable by their owner alone', () => {
    keepSecrets(folder);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are closed to others before a secret is written into them', () => {
    const path = join(folder, 'open');
    writeFileSync(path, 'old', { mode: 0o644 });
    writeFileSync(`${path}.new`, 'old', { mode: 0o644 });
    writePrivate(path, 'secret');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('stay unchanged when the disk is full', () => {
    const path = join(folder, 'kept');
    writePrivate(path, 'as it was');
    symlinkSync('/dev/full', `${path}.new`);
    expect(() => writePrivate(path, 'what does not fit')).toThrow(/no space left on device/);
    expect([readFileSync(path, 'utf8'), existsSync(`${path}.new`)]).toStrictEqual(['as it was', false]);
    writePrivate(path, 'what fits');
    expect(readFileSync(path, 'utf8')).toBe('what fits');
  });

  it('give the same secrets at every start, and different ones to every role and folder', () => {
    const secrets = keepSecrets(folder);
    expect(keepSecrets(folder)).toStrictEqual(secrets);
    const other = keepSecrets(mkdtempSync(join(folder, 'other-')));
    const values = [secrets, other].flatMap((kept) => [
      kept.postgresPassword,
      kept.redisPassword,
      kept.tokenDirectoryKey,
      kept.eventKey,
      ...Object.values(kept.internalSecrets),
      kept.encryptionKeys,
      ...Object.values(kept.rolePasswords),
    ]);
    expect(new Set(values).size).toBe(2 * (5 + 2 * serviceNames.length));
  });

  it('hold an encryption key of 32 bytes with an id', () => {
    const [id = '', key = ''] = keepSecrets(folder).encryptionKeys.split(':');
    expect(id).toMatch(/^[a-z0-9]{1,16}$/);
    expect(Buffer.from(key, 'base64').length).toBe(32);
  });

  it('give every server its own port', async () => {
    const ports = await keepPorts(folder);
    const all = [
      ports.postgres,
      ports.redis,
      ports.smtp,
      ...[...Object.values(ports.services), ports.console].flatMap((own) => Object.values(own)),
    ];
    expect(new Set(all).size).toBe(3 + 2 * (serviceNames.length + 1) + calledServices.length);
  });
});
