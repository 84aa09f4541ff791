import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { adminCommand, adminWords } from './admin-commands.js';
import { appFile, serviceNames, type ServiceName } from './repository.js';
import { runToEnd } from './run-to-end.js';

/** What every command line has, for itself. */
const ofAll = ['openapi', 'secrets', 'backup', 'restore', 'help'];

async function commandsOf(service: ServiceName): Promise<string[]> {
  const { output } = await runToEnd(process.execPath, [appFile(service, 'cli.js'), '--help']);
  const listed = output.split('Commands:')[1] ?? '';
  return [...listed.matchAll(/^ {2}([\w-]+)/gm)].map(([, word]) => word!).filter((word) => !ofAll.includes(word));
}

describe('the command line of the operator', () => {
  it('gives each command to its service, and knows all commands', async () => {
    const known: string[] = [];
    for (const service of serviceNames) {
      for (const word of await commandsOf(service)) {
        expect(adminCommand([word, 'list'])).toStrictEqual({ service, args: [word, 'list'] });
        known.push(word);
      }
    }
    expect([...known, 'secrets', 'backup'].sort()).toStrictEqual([...adminWords].sort());
  });

  it('refuses other words, also the name of an inherited property', () => {
    for (const args of [[''], ['nonsense'], ['constructor']])
      expect(String(adminCommand(args))).toMatch(/^Unknown command .*: use user, client, .* or backup\.$/);
  });

  it('lists its commands as help, or without arguments, while no platform runs', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      const { code, output } = await runToEnd(process.execPath, [join(import.meta.dirname, 'admin.js'), ...args]);
      expect(code).toBe(0);
      for (const word of adminWords) expect(output).toMatch(new RegExp(`\\b${word}\\b`));
    }
  });

  it('backs up all services by one of them', () => {
    expect(adminCommand(['backup', '/backups'])).toStrictEqual({ service: 'identity', args: ['backup', '/backups'] });
  });

  it('asks the named service for a command that every service has', () => {
    const args = ['secrets', 'reseal', '--service', 'webhooks', '--json'];
    expect(adminCommand(args)).toStrictEqual({ service: 'webhooks', args: ['secrets', 'reseal', '--json'] });
    for (const faulty of [
      ['secrets', 'reseal'],
      ['secrets', '--service'],
      ['secrets', '--service', 'console'],
    ])
      expect(String(adminCommand(faulty))).toMatch(/^secrets needs --service/);
  });
});
