import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ageNotesOf, concernedApps, readArguments, readFoldersOfApps } from './dev-plan.js';
import { Refusal } from './refusal.js';
import { repositoryRoot } from './repository.js';

describe('the arguments of npm run dev', () => {
  it('serve the pages from their sources, and let one app wait for a debugger', () => {
    expect(readArguments([])).toEqual({ console: { file: 'dev.js' } });
    const nodeArgs = ['--inspect=127.0.0.1:9229'];
    expect(readArguments(['--inspect', 'links'])).toEqual({ console: { file: 'dev.js' }, links: { nodeArgs } });
    expect(readArguments(['--inspect=console'])).toEqual({ console: { file: 'dev.js', nodeArgs } });
  });

  it('are refused with the possible ones', () => {
    for (const args of [['--inspect', 'shop'], ['--inspect'], ['--watch'], ['links']]) {
      expect(() => readArguments(args)).toThrow(Refusal);
      expect(() => readArguments(args)).toThrow(/--inspect identity\|.*links/);
    }
  });
});

describe('the apps that a saved file affects', () => {
  const folders = readFoldersOfApps(repositoryRoot);
  const concerned = (...sources: string[]) => concernedApps(sources, folders);

  it('are its own service', () => {
    expect(concerned('apps/links/src/keys/api-key.guard.ts')).toEqual(['links']);
    expect(concerned('apps/links/locales/de/block-mails.json')).toEqual(['links']);
    expect(concerned('apps/links/src/main.ts', 'apps/identity/src/main.ts')).toEqual(['identity', 'links']);
  });

  it('are every service that uses the library, directly or through another one', () => {
    const all = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];
    expect(concerned('libs/service-kit/src/common/problem.ts')).toEqual(all);
    expect(concerned('libs/contracts/src/errors.ts')).toEqual(all);
    expect(concerned('libs/delivery/src/engine/claim.ts')).toEqual(['webhooks', 'notifications']);
    const byAnother = new Map([['links', new Set(['apps/links', 'libs/a', 'libs/b'])]] as const);
    expect(concernedApps(['libs/b/src/index.ts'], byAnother)).toEqual(['links']);
  });

  it('are none where only tests or the browser use it', () => {
    expect(concerned('libs/testing/src/index.ts', 'apps/e2e/src/journey.e2e.test.ts')).toEqual([]);
    expect(concerned('apps/links/src/links/links.api.test.ts', 'apps/links/src/x/y.test-helper.ts')).toEqual([]);
    expect(concerned('apps/console/src/browser/pages/header.tsx')).toEqual([]);
    expect(concerned('apps/console/src/server/headers.ts')).toEqual(['console']);
  });
});

it('the build info of the compiler is older than a file that was saved during the run', () => {
  const root = mkdtempSync(join(tmpdir(), 'notes-'));
  try {
    const notes = ['apps/console/dist/.server.tsbuildinfo', 'libs/egress/dist/.tsbuildinfo'].map((note) =>
      join(root, note),
    );
    for (const note of notes) {
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, '{}');
    }
    ageNotesOf(['apps/console/src/server/headers.ts', 'apps/links/src/main.ts'], root);
    expect(notes.map((note) => statSync(note).mtimeMs === 0)).toEqual([true, false]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
