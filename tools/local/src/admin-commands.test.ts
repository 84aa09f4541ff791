import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adminService, adminWords } from './admin-commands.js';
import { appFile, serviceNames, type ServiceName } from './repository.js';
import { runToEnd } from './run-to-end.js';

/** What every command line has, for itself. */
const ofAll = ['openapi', 'help'];

async function commandsOf(service: ServiceName): Promise<string[]> {
  const { output } = await runToEnd(process.execPath, [appFile(service, 'cli.js'), '--help']);
  const listed = output.split('Commands:')[1] ?? '';
  return [...listed.matchAll(/^ {2}([\w-]+)/gm)].map(([, word]) => word!).filter((word) => !ofAll.includes(word));
}

describe('the command line of the operator', () => {
  it('hands each command to the service that has it, and knows all of them', async () => {
    const known: string[] = [];
    for (const service of serviceNames) {
      for (const word of await commandsOf(service)) {
        assert.equal(adminService(word), service, word);
        known.push(word);
      }
    }
    assert.deepEqual(known.sort(), [...adminWords].sort());
  });

  it('knows no other word, not even one that every object has', () => {
    for (const word of [undefined, '', 'nonsense', 'constructor']) assert.equal(adminService(word), undefined);
  });
});
