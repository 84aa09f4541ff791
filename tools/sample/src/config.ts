/** What the platform gives whoever registers an application, and where this one runs. */
export interface Settings {
  /** Of the platform's host: `https://id.example.com`. */
  origin: string;
  clientId: string;
  clientSecret: string;
  /** Signs what comes to `webhookPath`. */
  webhookSecret: string;
  port: number;
}

export const callbackPath = '/callback';
export const webhookPath = '/webhooks';

/** @throws {Error} naming the first variable that is missing */
export function readSettings(env = process.env): Settings {
  const needed = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is missing`);
    return value;
  };
  return {
    origin: needed('PLATFORM_URL'),
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
    webhookSecret: needed('WEBHOOK_SECRET'),
    port: Number(env['PORT'] ?? 9998),
  };
}
