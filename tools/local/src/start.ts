/** `npm start`: the whole platform on this machine, in the foreground, until Ctrl-C. */
import { Platform } from './platform.js';
import { readSettings } from './config.js';
import { runCommand } from './refusal.js';
import { Terminal } from './terminal.js';
import { untilStopped } from './until-stopped.js';

await runCommand(() => untilStopped(new Platform(readSettings(), new Terminal())));
// A start that was interrupted may still wait for something that will not come.
process.exit();
