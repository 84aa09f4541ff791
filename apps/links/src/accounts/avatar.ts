import { createHash } from 'node:crypto';

/** What a username looks like in the path of an avatar. */
export const avatarFile = /^([a-z0-9-]{1,64})\.svg$/;

/**
 * Address of the picture that `avatarOf` draws. It is on our own origin, so that no other host learns who looks at an
 * account.
 */
export function avatarUrl(baseUrl: string, username: string): string {
  return `${baseUrl}/avatar/${username}.svg`;
}

/** An SVG with the username's initials on a colour of its own. The same name always gets the same picture. */
export function avatarOf(username: string): string {
  const hue = createHash('sha256').update(username).digest().readUInt16BE() % 360;
  const initials = username
    .split('-')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">` +
    `<rect width="128" height="128" fill="hsl(${hue} 45% 38%)"/>` +
    `<text x="64" y="64" dy=".35em" text-anchor="middle" fill="#fff" ` +
    `font-family="system-ui,sans-serif" font-size="52" font-weight="600">${initials}</text></svg>`
  );
}
