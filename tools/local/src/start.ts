/** `npm start`: the whole platform on this machine, in the foreground, until Ctrl-C. */
import { obeyParent } from '@platform/testing/parent-channel';
import { Platform, type PlatformOrder } from './platform.js';
import { readArguments } from './start-arguments.js';
import { readSettings } from './config.js';
import { runCommand } from './refusal.js';
import { serviceNames } from './repository.js';
import { Terminal } from './terminal.js';
import { untilStopped } from './until-stopped.js';

await runCommand(() => {
  const settings = readSettings(undefined, readArguments(process.argv.slice(2)));
  const nodeArgs = settings.preload ? ['--import', settings.preload] : [];
  const starts = Object.fromEntries(serviceNames.map((name) => [name, { nodeArgs }]));
  const platform = new Platform(settings, new Terminal(), starts);
  obeyParent((order: PlatformOrder) => platform.obey(order));
  return untilStopped(platform);
});
// A start that was interrupted may still wait for something that will not come.
process.exit();
