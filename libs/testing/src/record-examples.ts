/**
 * `npm run examples`, or `npm run examples -- webhooks links` for some services: runs the tests that call every
 * operation, and writes the `examples.json` of the services from what was answered.
 */
import { spawnSync } from 'node:child_process';
import { root } from './root.js';

const all = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
const given = process.argv.slice(2);
const unknown = given.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`no such service: ${unknown.join(', ')}`);

const projects = (given.length > 0 ? given : all).map((service) => `apps/${service}`);
const jest = ['node_modules/jest/bin/jest.js', '--projects', ...projects, '--testPathPatterns', 'reference.api.test'];
const { status } = spawnSync(process.execPath, ['tools/local/dist/test-servers.js', '--', process.execPath, ...jest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RENEW_EXAMPLES: 'yes' },
});
process.exitCode = status ?? 1;
