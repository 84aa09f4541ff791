/**
 * `npm run sql`: holds every tagged statement against the schema that it is for, and counts what it cannot check.
 * `-- --list` names it. Needs the compiled services and `TEST_DATABASE_URL`.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { describerOf } from './databases.js';
import { programOf } from './program.js';
import { projects, root, sourcesOf } from './repository.js';
import { makesTable, StatementCheck, statementsOf } from './statements.js';
import { uncheckedOf } from './unchecked.js';

const allowedFile = join(root, 'tools/sql/unchecked.json');
const allowed = JSON.parse(readFileSync(allowedFile, 'utf8')) as Record<string, number>;

const isListing = process.argv.includes('--list');
const program = programOf(projects.flatMap(sourcesOf));
const checker = program.getTypeChecker();
const services = [...new Set(projects.map(({ service }) => service))];
const databases = new Map(
  await Promise.all(services.map(async (service) => [service, await describerOf(service)] as const)),
);
const files = projects.flatMap(sourcesOf).map((name) => program.getSourceFile(name)!);
const check = new StatementCheck(checker, files, ({ fileName }) => {
  const project = projects.find(({ folder }) => fileName.startsWith(join(root, folder, '/')))!;
  return databases.get(project.service)!.describer;
});
let [statements, failed, left] = [0, 0, 0];

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1}`;
}

function complain(message: string): void {
  failed += 1;
  console.error(message);
}

try {
  for (const project of projects) {
    const tagged: ts.TaggedTemplateExpression[] = [];
    const unchecked: ts.Node[] = [];
    for (const name of sourcesOf(project)) {
      const file = program.getSourceFile(name)!;
      tagged.push(...statementsOf(file));
      unchecked.push(...uncheckedOf(file, checker));
    }
    statements += tagged.length;
    for (const statement of [...tagged.filter(makesTable), ...tagged.filter((one) => !makesTable(one))])
      for (const { node, message } of await check.findings(statement)) complain(`${placeOf(node)}: ${message}`);
    left += unchecked.length;
    if (isListing) for (const node of unchecked) console.log(`${placeOf(node)}: not checked`);
    if (unchecked.length !== (allowed[project.folder] ?? 0))
      complain(
        `${project.folder}: ${unchecked.length} texts are not checked, and tools/sql/unchecked.json says ` +
          `${allowed[project.folder] ?? 0}: tag a new statement, and write a smaller number there`,
      );
  }
} finally {
  await Promise.all([...databases.values()].map(({ drop }) => drop()));
}
console.log(`sql: ${statements} statements checked, ${failed} findings, ${left} not checked`);
process.exit(failed ? 1 : 0);
