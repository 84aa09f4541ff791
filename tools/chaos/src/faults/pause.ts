import { spawn } from 'node:child_process';
import { family, processOf, signal } from '../processes.js';
import type { Fault } from './fault.js';

/** A process and its children stand still: connections stay open, nothing answers. */
export function pause(dataFolder: string, target: string): Fault {
  let stopped: number[] = [];
  const holdMs = 8_000;
  return {
    name: `pause of ${target}`,
    holdMs,
    begin: () => {
      stopped = family(processOf(dataFolder, target));
      continueAnyway(stopped, holdMs + 5_000);
      stopped.forEach((each) => signal(each, 'SIGSTOP'));
    },
    end: () => {
      stopped.forEach((each) => signal(each, 'SIGCONT'));
      stopped = [];
    },
  };
}

/** A stopped process does not end when its supervisor does, so they go on even when this process was killed. */
function continueAnyway(pids: number[], afterMs: number): void {
  const script = 'sleep "$1"; shift; kill -CONT "$@" 2>/dev/null';
  const args = ['-c', script, 'sh', String(afterMs / 1000), ...pids.map(String)];
  spawn('sh', args, { detached: true, stdio: 'ignore' }).unref();
}
