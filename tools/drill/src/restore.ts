import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eventually, startPlatform, type RunningPlatform } from '@platform/testing';
import { clicksOf, deliveredOnce, nothingFailed } from './count.js';
import { Load } from './load.js';
import type { Report } from './report.js';
import { drillSettings, setOut, type Receivers, type Traveller } from './traveller.js';

const rounds = 10;

interface Backup {
  folder: string;
  encryptionKeys: string;
  /** How many redirects the statistics had before. */
  clicks: number;
}

/** A platform is backed up under load and is gone; another one begins with the backup and the encryption keys. */
export async function drillRestore(report: Report, receivers: Receivers): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'platform-backup-'));
  try {
    const { traveller, backup, ports } = await backUpUnderLoad(report, parent, receivers);
    const { folder, encryptionKeys } = backup;
    const restored = await startPlatform({ ...drillSettings, ...ports }, { restore: { folder, encryptionKeys } });
    try {
      report.say('        a new platform runs on the backup');
      await goOn(report, restored, traveller, backup, receivers);
    } finally {
      await restored.stop();
    }
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function backUpUnderLoad(report: Report, parent: string, receivers: Receivers) {
  const platform = await startPlatform(drillSettings);
  try {
    const traveller = await setOut(platform, receivers);
    const load = new Load(platform, traveller);
    const goesOn = (from: number) =>
      eventually(() => void load.requireRounds(from + rounds), { timeoutMs: 180_000, everyMs: 100 });
    await goesOn(0);
    const clicks = await eventually(async () => {
      const counted = await clicksOf(platform, traveller);
      assert.ok(counted > 0, 'no redirect is counted');
      return counted;
    });
    const { folder } = await platform.admin<{ folder: string }>('backup', parent);
    await goesOn(load.rounds());
    await load.stop();
    await report.holds('requests go on while all schemas are backed up', () => nothingFailed(load, []));
    const secrets = await readFile(join(platform.dataFolder, 'secrets.json'), 'utf8');
    const { encryptionKeys } = JSON.parse(secrets) as { encryptionKeys: string };
    const port = (url: string) => new URL(url).port;
    const ports = { PLATFORM_PORT: port(platform.auth_url), LINKS_PORT: port(platform.links_base_url) };
    return { traveller, backup: { folder, encryptionKeys, clicks }, ports };
  } finally {
    await platform.stop();
  }
}

async function goOn(
  report: Report,
  platform: RunningPlatform,
  traveller: Traveller,
  { folder, clicks, encryptionKeys }: Backup,
  receivers: Receivers,
): Promise<void> {
  await report.holds('the backup has no encryption key', async () => {
    const [, key = ''] = encryptionKeys.split(':');
    for (const file of await readdir(folder)) {
      const bytes = await readFile(join(folder, file));
      const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      assert.ok(!text.includes(key) && !text.includes(Buffer.from(key, 'base64')), `${file} has the encryption key`);
    }
  });
  await report.holds('what was counted before is counted still', async () => {
    const counted = await clicksOf(platform, traveller);
    assert.ok(counted >= clicks, `${counted} of ${clicks} redirects are counted`);
  });
  await report.holds('the journey goes on with the same person, organization, destination, key and link', async () => {
    const before = receivers.alerts.requests.length;
    const load = new Load(platform, traveller);
    await eventually(() => void load.requireRounds(rounds), { timeoutMs: 180_000, everyMs: 100 });
    await load.stop();
    nothingFailed(load, []);
    await deliveredOnce(load.good('dispatch'), receivers.alerts.requests.slice(before));
  });
  await report.holds('a new person goes the same way', () => setOut(platform, receivers).then(() => undefined));
}
