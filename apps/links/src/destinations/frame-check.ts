interface FrameHeaders {
  /** `X-Frame-Options`; several are joined by a comma. */
  frameOptions: string;
  /** `Content-Security-Policy`; several are joined by a comma. */
  policy: string;
}

/** Browsers show no page in a frame that is had without TLS where the page around it has it (W3C Mixed Content). */
export function isMixed(address: string, frameOrigin: string): boolean {
  return /^http:/i.test(address) && /^https:/i.test(frameOrigin);
}

/**
 * Whether a page at `pageOrigin` refuses to be framed by `frameOrigin`. `frame-ancestors` replaces `X-Frame-Options`
 * where it is set (CSP 3, 6.4.2). Every one of several policies must allow it.
 */
export function refusesFrames(
  { frameOptions, policy }: FrameHeaders,
  pageOrigin: string,
  frameOrigin: string,
): boolean {
  const ancestors = policy
    .split(',')
    .flatMap((each) => each.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'frame-ancestors');
  if (ancestors.length > 0)
    return !ancestors.every(([, ...sources]) => sources.some((source) => allows(source, pageOrigin, frameOrigin)));
  const options = frameOptions
    .toLowerCase()
    .split(',')
    .map((option) => option.trim());
  if (options.includes('deny')) return true;
  // ALLOW-FROM is ignored by browsers, which then allow.
  return options.includes('sameorigin') && pageOrigin !== frameOrigin;
}

function allows(source: string, pageOrigin: string, frameOrigin: string): boolean {
  const text = source.toLowerCase();
  const frame = new URL(frameOrigin);
  if (text === "'none'") return false;
  if (text === "'self'") return pageOrigin === frameOrigin;
  if (text === '*') return ['http:', 'https:'].includes(frame.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(text))
    return text === frame.protocol || (text === 'http:' && frame.protocol === 'https:');
  const [, scheme, host = '', port] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text) ?? [];
  if (scheme && `${scheme}:` !== frame.protocol && !(scheme === 'http' && frame.protocol === 'https:')) return false;
  if (port && port !== '*' && port !== (frame.port || (frame.protocol === 'https:' ? '443' : '80'))) return false;
  if (!port && frame.port) return false;
  return host.startsWith('*.') ? frame.hostname.endsWith(host.slice(1)) : host === frame.hostname;
}
