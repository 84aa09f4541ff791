import { delimiter, join } from 'node:path';
import { searchPath, wholeEnvironment } from './config.js';
import { repositoryRoot } from './repository.js';

/**
 * The environment for Nx and what it runs: the pinned Node first, no daemon, nothing sent anywhere. Its plugins are
 * loaded in its own process, as each in another takes three times as long.
 */
export function nxEnvironment(): Record<string, string> {
  return {
    ...wholeEnvironment(),
    PATH: [join(repositoryRoot, 'node_modules/.bin'), searchPath()].join(delimiter),
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
  };
}
