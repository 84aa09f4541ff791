import { processOf, signal } from '../processes.js';
import { nothing, type Fault } from './fault.js';

/** `kill -9` of one process; whoever supervises it starts it again. */
export function kill(dataFolder: string, target: string): Fault {
  return ending(dataFolder, `kill -9 of ${target}`, target, 'SIGKILL');
}

/** A restart in good order: Redis takes SIGTERM, Postgres ends its connections on SIGINT. */
export function restart(dataFolder: string, target: 'postgres' | 'redis'): Fault {
  return ending(dataFolder, `restart of ${target}`, target, target === 'postgres' ? 'SIGINT' : 'SIGTERM');
}

function ending(dataFolder: string, name: string, target: string, how: NodeJS.Signals): Fault {
  const begin = () => {
    signal(processOf(dataFolder, target), how);
  };
  return { name, holdMs: 0, begin, end: nothing };
}
