/** The host name of a `Host` header or an origin as one compares it: lower case, without port and trailing dots. */
export function hostName(host: string | undefined): string {
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[^:/?#@\s]+)(?::\d*)?$/i.exec(host ?? '') ?? [];
  return name.toLowerCase().replace(/\.+$/, '');
}
