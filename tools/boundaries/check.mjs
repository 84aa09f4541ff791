/*
 * Deliberate violations of the import rules. Each must be refused by the linter as it is configured, or the rules have
 * rotted.
 */
import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';

const violations = [
  ['libs/contracts/src/index.ts', "import '@platform/service-kit';", '@nx/enforce-module-boundaries'],
  ['libs/contracts/src/index.ts', "import '@nestjs/common';", '@nx/enforce-module-boundaries'],
  ['libs/signatures/src/index.ts', "import 'zod';", '@nx/enforce-module-boundaries'],
  ['libs/egress/src/index.ts', "import '@platform/contracts';", '@nx/enforce-module-boundaries'],
  ['libs/service-kit/src/index.ts', "import '@platform/delivery';", '@nx/enforce-module-boundaries'],
  ['apps/organizations/src/service.ts', "import '../../identity/src/service.js';", '@nx/enforce-module-boundaries'],
  ['apps/organizations/src/service.ts', "import 'bullmq';", '@nx/enforce-module-boundaries'],
  ['apps/organizations/src/service.ts', "import '@nestjs/bullmq';", '@nx/enforce-module-boundaries'],
  ['apps/organizations/src/service.ts', "import '@platform/testing';", '@nx/enforce-module-boundaries'],
  ['apps/organizations/src/service.ts', 'export const home = process.env.HOME;', 'no-restricted-syntax'],
  ['apps/organizations/src/people/people.service.ts', "import '../members/index.js';", 'rooms/imports'],
  ['apps/organizations/src/people/people.service.ts', "await import('../members/index.js');", 'rooms/imports'],
  [
    'apps/organizations/src/teams/teams.service.ts',
    "import type { Role } from '../access/role.entity.js';",
    'rooms/imports',
  ],
  [
    'apps/organizations/src/teams/teams.service.ts',
    "export { Role } from '../access/role.entity.js';",
    'rooms/imports',
  ],
  [
    'apps/organizations/src/teams/teams.service.ts',
    "type R = import('../access/role.entity.js').Role;",
    'rooms/imports',
  ],
  ['apps/organizations/src/teams/teams.service.ts', "import { Team } from './index.js';", 'rooms/imports'],
  ['apps/organizations/src/teams/teams.service.ts', "import '../service.js';", 'rooms/imports'],
  ['apps/organizations/src/teams/teams.service.ts', "import '../migrations/1.js';", 'rooms/imports'],
  ['apps/organizations/src/service.ts', "import './teams/team.entity.js';", 'rooms/imports'],
  ['libs/service-kit/src/common/tokens.ts', "import '../settings/config.js';", 'rooms/imports'],
  ['libs/service-kit/src/events/purge.ts', "import '../index.js';", 'rooms/imports'],
];

// Has Nx write down which project imports which: without, the rule refuses nothing.
execFileSync('npx', ['nx', 'show', 'projects']);
const eslint = new ESLint();
let failed = 0;
for (const [filePath, text, rule] of violations) {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath });
  const isRefused = messages.some(
    ({ ruleId, severity, message }) => ruleId === rule && severity === 2 && !/skipped/.test(message),
  );
  if (isRefused) continue;
  failed += 1;
  console.error(`not refused by ${rule}: ${filePath}: ${text}`);
}
console.log(`boundaries: ${violations.length - failed} of ${violations.length} deliberate violations refused`);
process.exit(failed ? 1 : 0);
