import { sign } from './signature.js';

/** What a service needs to sign one call of `POST /v1/notifications/dispatch`. */
export interface DispatchInput {
  /** The service's code; must equal `service_code` in the body. */
  serviceCode: string;
  secret: string;
  /** The exact body that will be sent. */
  rawBody: string | Uint8Array;
  /** Unix seconds. Default: the clock. */
  now?: number;
}

/** The three headers of a service's event. */
export interface DispatchHeaders extends Record<string, string> {
  'X-Platform-Service': string;
  'X-Platform-Timestamp': string;
  'X-Platform-Signature-256': string;
}

/** Signs a service's event (README.md#send-an-event-to-the-dispatch-endpoint). */
export function signDispatch(input: DispatchInput): DispatchHeaders {
  const timestamp = Math.floor(input.now ?? Date.now() / 1000);
  return {
    'X-Platform-Service': input.serviceCode,
    'X-Platform-Timestamp': String(timestamp),
    'X-Platform-Signature-256': sign(input.secret, timestamp, input.rawBody),
  };
}
