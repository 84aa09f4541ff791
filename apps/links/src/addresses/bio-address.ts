/** Public address of a bio page. No alias of a link holds an `@`, so that neither can shadow the other. */
export function bioUrl(baseUrl: string, alias: string): string {
  return `${baseUrl}/@${encodeURIComponent(alias)}`;
}
