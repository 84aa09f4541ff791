/**
 * The name of a system as people know it. Browsers of today say `Windows 10` on Windows 11 too, and `Mac OS 10` on each
 * version of macOS.
 */
export function systemName(name: string): string {
  if (name === 'Windows 10') return 'Windows 10/11';
  return name.replace(/^Mac OS( X)?( 10)?\b/, 'macOS');
}
