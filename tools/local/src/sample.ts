/** `npm run sample`: registers the small application of `tools/sample` with the running platform, once, and runs it. */
import { join } from 'node:path';
import { childEnvironment, dataFolder } from './config.js';
import { runInForeground } from './foreground.js';
import { KeptSteps } from './kept-steps.js';
import { operate } from './operator.js';
import { repositoryRoot } from './repository.js';
import { runCommand } from './refusal.js';
import { runningEnvironments } from './running-environments.js';
import { hasDemo, madeDemo } from './seed.js';

interface Sample {
  client: { client_id: string; client_secret: string; webhook_secret: string };
}

const port = 9998;
const own = `http://127.0.0.1:${port}`;
const scope = 'openid profile organizations org:read';

await runCommand(async () => {
  const environments = runningEnvironments(dataFolder());
  const steps = new KeptSteps<Sample>(join(dataFolder(), 'sample.json'));
  const client = await steps.once('client', () => {
    const addresses = ['--redirect-uri', `${own}/callback`, '--webhook-url', `${own}/webhooks`];
    const whose = hasDemo(dataFolder()) ? ['--organization', madeDemo(dataFolder()).organization.uuid] : [];
    return operate(environments, [
      'client',
      'create',
      '--name',
      'Sample app',
      ...addresses,
      '--scope',
      scope,
      ...whose,
    ]);
  });
  const env = {
    ...childEnvironment(),
    PLATFORM_URL: environments.identity['AUTH_URL'],
    CLIENT_ID: client.client_id,
    CLIENT_SECRET: client.client_secret,
    WEBHOOK_SECRET: client.webhook_secret,
    PORT: String(port),
  };
  const program = ['--enable-source-maps', join(repositoryRoot, 'tools/sample/dist/main.js')];
  return (await runInForeground(process.execPath, program, { env })) ?? 1;
});
