export interface ConsoleConfig {
  host: string;
  port: number;
  /** Health; never routed by the edge. */
  managementPort: number;
  /** Public origin ({auth_url}); {base_url} is this plus `/api`. */
  authUrl: string;
  /** Public origin of short links and of their API ({links_base_url}). */
  linksUrl: string;
  /** What the operator calls the platform. */
  brandName: string;
  /** `#rrggbb`; null for the accent of the look. */
  brandAccent: string | null;
}

/** All that is wrong with the settings, in one sentence. */
export class ConfigurationError extends Error {}

/** Reads the settings of this service; a mistake is a start-up error. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ConsoleConfig {
  const mistakes: string[] = [];
  const port = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535) mistakes.push(`${name} must be a port number`);
    return value;
  };
  const origin = (name: string) => {
    const value = (env[name] ?? '').replace(/\/+$/, '');
    if (!value) mistakes.push(`${name} is missing`);
    else if (!isOrigin(value)) mistakes.push(`${name} must be http:// or https:// and a host, without a path`);
    return value;
  };
  const config = {
    host: env.HOST || '127.0.0.1',
    port: port('PORT', 3006),
    managementPort: port('MANAGEMENT_PORT', 4006),
    authUrl: origin('AUTH_URL'),
    linksUrl: origin('LINKS_BASE_URL'),
    brandName: env.BRAND_NAME || 'Platform',
    brandAccent: env.BRAND_ACCENT || null,
  };
  if (config.brandAccent !== null && !/^#[0-9a-f]{6}$/i.test(config.brandAccent))
    mistakes.push('BRAND_ACCENT must be # and six hexadecimal digits');
  if (mistakes.length > 0) throw new ConfigurationError(`configuration: ${mistakes.join('; ')}`);
  return config;
}

function isOrigin(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
}
