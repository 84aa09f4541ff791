/**
 * Why a request got no answer.
 *
 * - `invalid_url`: not an http(s) URL, or with user name and password, or too long
 * - `blocked_address`: the address is not public and no allowed network holds it; nothing was connected to
 * - `dns`: the name has no address
 * - `connect`: the connection was refused, unreachable or broken
 * - `tls`: the handshake failed or the certificate is not valid for the host
 * - `timeout`: no connection, or no complete answer, within the time allowed
 * - `protocol`: the answer is not HTTP, or has more headers than are read
 */
export type EgressErrorCode = 'invalid_url' | 'blocked_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'protocol';

// Shown to whoever configured the address. It must not say more, or it becomes a scanner for networks behind us:
// refused and unreachable, open and closed read the same. The log finds the rest in `cause`.
const messages: Record<EgressErrorCode, string> = {
  invalid_url: 'The URL is not a usable http or https address.',
  blocked_address: 'The address is not public.',
  dns: 'The host name could not be resolved.',
  connect: 'The connection failed.',
  tls: 'The TLS handshake failed.',
  timeout: 'No complete answer in time.',
  protocol: 'The answer was not valid HTTP.',
};

/** A request that got no answer, or not all of it. `message` may be shown to the owner of the address. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly code: EgressErrorCode;
  /** The status that had already arrived when the answer broke off. */
  readonly statusCode: number | undefined;

  constructor(code: EgressErrorCode, options: { cause?: unknown; detail?: string; statusCode?: number } = {}) {
    super(options.detail ?? messages[code], { cause: options.cause });
    this.code = code;
    this.statusCode = options.statusCode;
  }
}

const tlsCodes =
  /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|EPROTO$|UND_ERR_PRX_TLS$|\w*SELF_SIGNED|HOSTNAME_MISMATCH$|INVALID_)/;
const dnsCodes = /^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_\w+)$/;
const timeoutCodes = /^(UND_ERR_\w+_TIMEOUT|ETIMEDOUT)$/;
const protocolCodes = /^(HPE_\w+|UND_ERR_RES_\w+)$/;
const connectCodes =
  /^(ECONN\w+|EHOST\w+|ENET\w+|EPIPE|EADDR\w+|EACCES|EPERM|UND_ERR_(SOCKET|PRX_CONN|ABORTED|DESTROYED|CLOSED|INFO))$/;
const certificateCodes = /^(CERT_|UNABLE_TO_|\w*SELF_SIGNED|HOSTNAME_MISMATCH$|ERR_TLS_CERT_)/;

/**
 * The EgressError that an error of undici or of Node's network stands for. What is none of these is a defect of ours
 * and comes back unchanged.
 */
export function toEgressError(err: Error, statusCode?: number): Error {
  if (err instanceof EgressError) return err;
  const code = errorCode(err);
  const known = (kind: EgressErrorCode, detail?: string) =>
    new EgressError(kind, { cause: err, ...(statusCode && { statusCode }), ...(detail && { detail }) });
  if (timeoutCodes.test(code)) return known('timeout');
  if (dnsCodes.test(code)) return known('dns');
  if (tlsCodes.test(code)) {
    return known('tls', certificateCodes.test(code) ? `The certificate was refused (${code}).` : undefined);
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW')
    return known('protocol', 'The headers of the answer are larger than 16 KiB.');
  if (protocolCodes.test(code)) return known('protocol');
  return connectCodes.test(code) ? known('connect') : err;
}

/** The first code found in the error, or in the errors it gathers (one for every address that was tried). */
function errorCode(err: Error): string {
  const { code, errors } = err as { code?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  // undici gives a parser error its llhttp code only when the parser had one.
  if (err.name === 'HTTPParserError') return 'HPE_UNKNOWN';
  return Array.isArray(errors) && errors[0] instanceof Error ? errorCode(errors[0]) : '';
}
