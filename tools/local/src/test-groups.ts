import { sep } from 'node:path';

/** Loading a service's modules takes a second of a processor, as long as most files run; a process that dies takes those it has with it. */
const mostInProcess = 8;

/**
 * Divides test files among processes: files of one project load the same modules, so they share one (docs/adr/0014). They are dealt
 * like cards, as long ones lie side by side.
 * @param atOnce so many processes run at the same time: few files are not put into fewer
 */
export function testGroups(files: string[], atOnce: number): string[][] {
  const size = Math.min(mostInProcess, Math.ceil(files.length / atOnce));
  const projects = Map.groupBy(files, (file) => file.split(sep, 2).join(sep));
  return [...projects.values()].flatMap((ofProject) => dealt(ofProject, Math.ceil(ofProject.length / size)));
}

function dealt(files: string[], count: number): string[][] {
  return Array.from({ length: count }, (_, group) => files.filter((_, index) => index % count === group));
}
