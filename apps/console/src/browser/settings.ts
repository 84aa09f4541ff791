/** What the server says of its place (`/console/config.json`). */
export interface Settings {
  /** {auth_url}: the public origin. */
  auth_url: string;
  /** {base_url}: where the APIs are; also the OIDC issuer. */
  base_url: string;
  client_id: string;
  /** What the operator calls the platform. */
  brand_name: string;
  /** `#rrggbb`; null for the accent of the look. */
  brand_accent: string | null;
}

export const basePath = '/console';

export async function loadSettings(): Promise<Settings> {
  const res = await fetch(`${basePath}/config.json`);
  if (!res.ok) throw new Error(`config.json: ${res.status}`);
  return (await res.json()) as Settings;
}

/** Registered for the client `console` by identity; compared there as strings. */
export const callbackUrl = ({ auth_url }: Settings) => `${auth_url}${basePath}/callback`;
export const signedOutUrl = ({ auth_url }: Settings) => `${auth_url}${basePath}/signed-out`;
