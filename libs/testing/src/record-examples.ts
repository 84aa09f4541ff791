/**
 * `npm run examples`, or `npm run examples -- teams` for what some test files call: runs the API tests, and writes the
 * `examples.json` of the services from what was answered. The examples of other operations stay.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenExamples } from './examples.js';
import type { RecordedCall } from './recorded-calls.js';
import { root } from './root.js';

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
const [words = 'api.test'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'examples-'));

try {
  const projects = services.map((service) => `apps/${service}`);
  const jest = ['node_modules/jest/bin/jest.js', '--projects', ...projects, '--testPathPatterns', words];
  spawnSync(process.execPath, ['tools/local/dist/test-servers.js', '--', process.execPath, ...jest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXAMPLES_FOLDER: folder },
  });
  for (const service of services) write(service);
} finally {
  rmSync(folder, { recursive: true });
}

function write(service: string): void {
  const calls = readdirSync(folder)
    .filter((name) => name.startsWith(`${service}-`))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedCall);
  const [document, target] = ['openapi.json', 'examples.json'].map((name) => join(root, 'apps', service, name));
  const found = chosenExamples(JSON.parse(readFileSync(document!, 'utf8')) as object, calls);
  const before = existsSync(target!) ? (JSON.parse(readFileSync(target!, 'utf8')) as object) : {};
  const all = Object.entries({ ...before, ...found }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(target!, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  process.stdout.write(`${service}: ${Object.keys(found).length} examples of ${calls.length} calls\n`);
}
