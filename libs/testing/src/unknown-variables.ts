/** Variables that a sheet uses and does not define, for which browsers take no value and say nothing. */
export function unknownVariables(sheet: string): string[] {
  const defined = new Set([...sheet.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  return [...used].filter((name) => !defined.has(name));
}
