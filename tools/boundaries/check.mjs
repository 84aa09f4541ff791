/*
 * Deliberate violations of the rules of this repository. Each must be refused by the linter as it is configured, or the
 * rules have rotted. What is not a violation must pass.
 */
import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';

const words = (count) => Array.from({ length: count }, () => 'word').join(' ');
const longSentence = 'comments/sentences';
const width = '@stylistic/max-len';

const violations = [
  ['libs/contracts/src/index.ts', "import '@platform/service-kit';", '@nx/enforce-module-boundaries'],
  ['libs/contracts/src/index.ts', "import '@nestjs/common';", '@nx/enforce-module-boundaries'],
  ['libs/signatures/src/index.ts', "import 'zod';", '@nx/enforce-module-boundaries'],
  ['libs/client/src/index.ts', "import '@platform/service-kit';", '@nx/enforce-module-boundaries'],
  ['libs/client/src/index.ts', "import 'undici';", '@nx/enforce-module-boundaries'],
  ['libs/client/src/index.ts', "import 'node:crypto';", 'no-restricted-imports'],
  ['libs/client/src/index.ts', "import '@platform/signatures';", 'no-restricted-imports'],
  ['libs/egress/src/index.ts', "import '@platform/contracts';", '@nx/enforce-module-boundaries'],
  ['libs/look/src/index.ts', "import '@platform/contracts';", '@nx/enforce-module-boundaries'],
  ['libs/look/src/index.ts', "import 'zod';", '@nx/enforce-module-boundaries'],
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
  ['libs/signatures/src/index.ts', `// ${words(26)}.`, longSentence],
  ['libs/signatures/src/index.ts', `// ${words(13)}\n// ${words(13)}`, longSentence],
  ['libs/signatures/src/index.ts', `/** Short. ${words(26)} */`, longSentence],
  ['libs/signatures/src/index.ts', `/**\n * Short.\n *\n * @param id ${words(13)}\n * ${words(13)}\n */`, longSentence],
  ['libs/signatures/src/package.test.ts', `/* ${words(26)} */`, longSentence],
  ['apps/console/src/browser/app.tsx', `// ${words(26)}`, longSentence],
  ['apps/links/bundle.mjs', `// ${words(26)}`, longSentence],
  ['libs/signatures/src/index.ts', `// ${words(24)}, ${'x'.repeat(120)}`, width],
  ['libs/signatures/src/package.test.ts', `export const statement = \`${'SELECT '.repeat(17)}\`;`, width],
  ['apps/links/bundle.mjs', `// ${'x'.repeat(118)}`, width],
];

const permitted = [
  ['libs/signatures/src/index.ts', `// ${words(25)}. ${words(25)}: ${words(25)}; ${words(25)}`, longSentence],
  ['libs/signatures/src/index.ts', `// ${words(25)}\n\n// ${words(25)}`, longSentence],
  ['libs/signatures/src/index.ts', `/** ${words(20)} \`${words(20)}\` */`, longSentence],
  ['libs/signatures/src/index.ts', `/**\n * ${words(25)}\n *\n * @returns ${words(25)}\n */`, longSentence],
  ['libs/signatures/src/index.ts', `/**\n * @example ${words(26)}\n * ${words(26)}\n */`, longSentence],
  ['libs/signatures/src/index.ts', `/**\n * Such:\n * - ${words(26)}\n * | ${words(26)} |\n */`, longSentence],
  ['libs/signatures/src/index.ts', `/**\n * \`\`\`\n * ${words(26)}\n * \`\`\`\n */`, longSentence],
  ['libs/signatures/src/index.ts', `// ${words(20)} https://example.com/ ${words(20)}`, longSentence],
  ['libs/signatures/src/index.ts', `// ${'x'.repeat(117)}`, width],
  ['libs/signatures/src/index.ts', `// https://example.com/${'x'.repeat(100)}`, width],
  ['libs/signatures/src/index.ts', `export const text = '${words(30)}';`, width],
  ['libs/signatures/src/index.ts', `export const form = /${'x'.repeat(120)}/;`, width],
  ['libs/signatures/src/index.ts', `// eslint-disable-next-line max-lines -- ${words(26)}`, longSentence],
];

// Has Nx write down which project imports which: without, the rule refuses nothing.
execFileSync('npx', ['nx', 'show', 'projects']);
const eslint = new ESLint();
let failed = 0;

async function isRefused([filePath, text, rule]) {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath });
  return messages.some(
    ({ ruleId, severity, message }) => ruleId === rule && severity === 2 && !/skipped/.test(message),
  );
}

function complain(what, [filePath, text, rule]) {
  failed += 1;
  console.error(`${what} by ${rule}: ${filePath}: ${text}`);
}

for (const violation of violations) if (!(await isRefused(violation))) complain('not refused', violation);
for (const right of permitted) if (await isRefused(right)) complain('refused', right);
const total = violations.length + permitted.length;
console.log(`boundaries: ${total - failed} of ${total} deliberate violations refused, and what is none let pass`);
process.exit(failed ? 1 : 0);
