import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readRepositoryFile } from './repository.js';
import { readSettings, settingFindings, settingsTablePath, type SettingsOfServices } from './settings-table.js';

describe('the table of settings', () => {
  let settings: SettingsOfServices;
  before(async () => {
    settings = await readSettings();
  });
  const table = readRepositoryFile(settingsTablePath);

  it('has every setting of every service, with its default', () => {
    assert.deepEqual(settingFindings(settings), []);
  });

  it('cannot lack one, nor keep one that is gone', () => {
    const broken = table.replace(/^\| `OUTBOX_REPUBLISH_SECONDS`.*\n/m, '').replace('`LOG_LEVEL`', '`LOG_LEVELS`');
    assert.deepEqual(settingFindings(settings, broken).sort(), [
      'LOG_LEVEL: has no row in docs/settings.md',
      'LOG_LEVELS: is of no service',
      'OUTBOX_REPUBLISH_SECONDS: has no row in docs/settings.md',
    ]);
  });

  it('cannot say another default, need or service', () => {
    const broken = table
      .replace('| all | `60` | requests', '| all | `600` | requests')
      .replace('| all | needed | Postgres', '| all | none | Postgres')
      .replace('| organizations, links |', '| links |')
      .replace('| links | none | addresses', '| links | `192.0.2.1` | addresses');
    assert.deepEqual(settingFindings(settings, broken).sort(), [
      'API_RATE_LIMIT: its default is `60`',
      'DATABASE_URL: its default is needed',
      'DNS_SERVERS: is of organizations, links',
      'LINKS_A_TARGETS: its default is none',
    ]);
  });
});
