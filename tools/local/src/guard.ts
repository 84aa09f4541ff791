/**
 * Outlives its supervisor on purpose: when the supervisor's end of the pipe closes, it ends whatever the ledger still
 * names. So `kill -9` of the supervisor leaves no server behind. Arguments: the ledger file, and a temporary folder to
 * remove afterwards, if any.
 */
import { rmSync } from 'node:fs';
import { endRemembered } from './process-ledger.js';

const [ledgerPath = '', temporaryFolder] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on('error', () => undefined);
process.stdin.on('close', () => {
  void endRemembered(ledgerPath).then(() => {
    if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
  });
});
