import { join, relative } from 'node:path';
import type { Settings } from './config.js';
import { addressesOf, loopbackEgress } from './environment.js';
import type { Demo } from './seed.js';
import type { Terminal } from './terminal.js';

/** The table of addresses and demo facts that the start ends with, and the `ready` line that scripts wait for. */
export function printSummary(terminal: Terminal, settings: Settings, demo?: Demo): void {
  const addresses = addressesOf(settings);
  const credentials = relative(process.cwd(), join(settings.dataFolder, 'credentials'));
  const rows = [
    ['Console', `${addresses.auth_url}/console`, ...(demo ? ['Sign in', demo.email] : [])],
    [
      'Account',
      `${addresses.auth_url}/account`,
      ...(demo ? ['Password', `${demo.password}   (also in ${credentials})`] : []),
    ],
    [
      'API',
      addresses.base_url,
      ...(demo ? ['Client id', `${demo.client.client_id}   (secret in ${credentials})`] : []),
    ],
    ['Short links', addresses.links_base_url, ...(demo ? ['API key', `in ${credentials}`] : [])],
    ['Inbox', addresses.mail_url ?? 'your own mail server'],
  ];
  terminal.print();
  for (const [name = '', address = '', fact = '', value = ''] of rows) {
    terminal.print(`  ${name.padEnd(13)}${address.padEnd(32)}${fact.padEnd(11)}${value}`.trimEnd());
  }
  terminal.print();
  if (!settings.passedOn.EGRESS_ALLOW_CIDRS) {
    terminal.print(`  Deliveries may reach this machine (${loopbackEgress}); EGRESS_ALLOW_CIDRS changes that.`);
  }
  terminal.print(`  Logs: ${relative(process.cwd(), join(settings.dataFolder, 'logs'))}/   Stop: Ctrl-C\n`);
  terminal.print(`ready ${JSON.stringify(addresses)}`);
}
