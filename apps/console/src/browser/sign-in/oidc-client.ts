import { allowInsecureRequests, clockTolerance, Configuration, customFetch, None } from 'openid-client';
import type { Settings } from '../settings.js';

/** A device's clock may be wrong by as much. */
const clockSkewSeconds = 300;

interface ClientOptions {
  /** Its requests go out even though the page is left. */
  keepalive?: boolean;
  timeoutSeconds?: number;
}

/**
 * The console as a public client of identity. What discovery would tell is known by then, so that no page has to wait
 * for it.
 */
export function oidcClient(settings: Settings, { keepalive = false, timeoutSeconds = 30 }: ClientOptions = {}) {
  const { auth_url, base_url, client_id } = settings;
  const config = new Configuration(
    {
      issuer: base_url,
      authorization_endpoint: `${auth_url}/oauth/authorize`,
      token_endpoint: `${base_url}/oauth/token`,
      revocation_endpoint: `${base_url}/oauth/revoke`,
      end_session_endpoint: `${auth_url}/oauth/logout`,
      authorization_response_iss_parameter_supported: true,
    },
    client_id,
    { [clockTolerance]: clockSkewSeconds },
    None(),
  );
  config.timeout = timeoutSeconds;
  // Identity's cookies of the same origin stay at home.
  config[customFetch] = (url, options) => fetch(url, { ...options, credentials: 'omit', keepalive } as RequestInit);
  // A platform on the machine of its developer.
  if (new URL(base_url).protocol === 'http:') allowInsecureRequests(config);
  return config;
}
