/**
 * What the changelog says of a version, without its heading.
 *
 * @param changelog in the form of Keep a Changelog
 * @throws when it says nothing of this version
 */
export function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  const text = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (!text) throw new Error(`CHANGELOG.md says nothing of ${version}: give it a section "## [${version}] - DATE"`);
  return `${text}\n`;
}
