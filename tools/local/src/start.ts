/** `npm start`: the whole platform on this machine, in the foreground, until Ctrl-C. */
import { Platform } from './platform.js';
import { readSettings } from './config.js';
import { runCommand } from './refusal.js';
import { Terminal } from './terminal.js';

// A terminal that was closed takes no more lines; the stopping goes on without it.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

await runCommand(async () => {
  const platform = new Platform(readSettings(), new Terminal());
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
    // The process that started this one is gone without a signal.
    process.on('disconnect', resolve);
  });
  try {
    await Promise.race([platform.start(), stopped]);
    await stopped;
    return 0;
  } finally {
    await platform.stop();
  }
});
// A start that was interrupted may still wait for something that will not come.
process.exit();
