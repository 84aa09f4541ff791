import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpack } from './chromium.js';
import { eventually } from './eventually.js';

describe('the Chromium of the tests', () => {
  let parent: string;
  let folder: string;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'chromium-'));
    folder = join(parent, 'chromium-1');
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  const onlyHere = process.platform === 'linux' && process.arch === 'x64' ? it : it.skip;

  onlyHere('is there wholly or not at all, and unpacked once for all who ask at the same time', async () => {
    const unpacking = spawn(process.execPath, [join(import.meta.dirname, 'unpack-chromium.js'), folder]);
    await eventually(() => stat(join(`${folder}.part`, 'chromium')));
    unpacking.kill('SIGKILL');
    await once(unpacking, 'exit');
    expect(existsSync(folder)).toBe(false);
    const times = await Promise.all(
      [1, 2, 3].map(async () => {
        await unpack(folder);
        return (await stat(join(folder, 'chromium'))).ctimeMs;
      }),
    );
    expect(new Set(times).size).toBe(1);
    expect((await readdir(parent)).sort()).toStrictEqual(['chromium-1', 'chromium-1.lock']);
  });

  it('names its setting when no browser starts', async () => {
    const chromium = JSON.stringify(join(import.meta.dirname, 'chromium.js'));
    const start = `import(${chromium}).then((it) => it.startChromium())`;
    const env = { ...process.env, CHROMIUM_PATH: '/nowhere' };
    await expect(promisify(execFile)(process.execPath, ['-e', start], { env })).rejects.toThrow(
      'No Chromium starts on this machine: let CHROMIUM_PATH name the executable of one that does.',
    );
  });
});
