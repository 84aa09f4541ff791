/** `npm start`: the whole platform on this machine, in the foreground, until Ctrl-C. */
import { Platform } from './platform.js';
import { readSettings } from './config.js';
import { runCommand } from './refusal.js';
import { serviceNames } from './repository.js';
import { Terminal } from './terminal.js';
import { untilStopped } from './until-stopped.js';

await runCommand(() => {
  const settings = readSettings();
  const nodeArgs = settings.preload ? ['--import', settings.preload] : [];
  const starts = Object.fromEntries(serviceNames.map((name) => [name, { nodeArgs }]));
  return untilStopped(new Platform(settings, new Terminal(), starts));
});
// A start that was interrupted may still wait for something that will not come.
process.exit();
