import { beforeAll, describe, expect, it } from '@jest/globals';
import { readRepositoryFile } from './repository.js';
import { readSettings, settingFindings, settingsTablePath, type SettingsOfServices } from './settings-table.js';

describe('the table of settings', () => {
  let settings: SettingsOfServices;
  beforeAll(async () => {
    settings = await readSettings();
  });
  const table = readRepositoryFile(settingsTablePath);

  it('has every setting of every service, with its default', () => {
    expect(settingFindings(settings)).toStrictEqual([]);
  });

  it('cannot lack a setting, nor keep a removed one', () => {
    const broken = table.replace(/^\| `OUTBOX_REPUBLISH_SECONDS`.*\n/m, '').replace('`LOG_LEVEL`', '`LOG_LEVELS`');
    expect(settingFindings(settings, broken).sort()).toStrictEqual([
      'LOG_LEVEL: has no row in docs/settings.md',
      'LOG_LEVELS: is of no service',
      'OUTBOX_REPUBLISH_SECONDS: has no row in docs/settings.md',
    ]);
  });

  it('cannot have another default, need or service', () => {
    const broken = table
      .replace('| all | `60` | requests', '| all | `600` | requests')
      .replace('| all | needed | Postgres', '| all | none | Postgres')
      .replace('| organizations, links |', '| links |')
      .replace('| links | none | addresses', '| links | `192.0.2.1` | addresses');
    expect(settingFindings(settings, broken).sort()).toStrictEqual([
      'API_RATE_LIMIT: its default is `60`',
      'DATABASE_URL: its default is needed',
      'DNS_SERVERS: is of organizations, links',
      'LINKS_A_TARGETS: its default is none',
    ]);
  });
});
