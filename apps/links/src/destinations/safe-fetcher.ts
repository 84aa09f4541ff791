import { Injectable } from '@nestjs/common';
import { Egress, EgressError, type EgressResponse } from '@platform/egress';
import { isMixed, refusesFrames } from './frame-check.js';

const maxRedirects = 3;
const wholeMs = 5_000;
const redirects = new Set([301, 302, 303, 307, 308]);
const userAgent = 'PlatformLinks/1.0 (+link preview)';

/** Why a page or picture could not be had; `message` may be shown to the owner of the address. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';
}

export interface FetchedPage {
  body: Buffer;
  /** With its charset, if it says one. */
  type: string;
  at: string;
}

interface Got {
  response: EgressResponse;
  at: string;
  /** Every address that was asked, `at` as the last one. */
  through: string[];
}

/** Looks at pages and pictures behind addresses that people gave us, every hop through the guarded way out. */
@Injectable()
export class SafeFetcher {
  constructor(private readonly egress: Egress) {}

  /**
   * Whether the page refuses to be shown in a frame of another site, or browsers refuse it for an address on the way.
   *
   * @throws FetchFault when it cannot be asked
   */
  async refusesFrames(url: string, frameOrigin: string): Promise<boolean> {
    const { response, at, through } = await this.get(url, 'text/html,*/*;q=0.8');
    const headers = {
      frameOptions: header(response, 'x-frame-options'),
      policy: header(response, 'content-security-policy'),
    };
    return through.some((hop) => isMixed(hop, frameOrigin)) || refusesFrames(headers, new URL(at).origin, frameOrigin);
  }

  /**
   * The beginning of a page, as far as it was read, and the address at which it was in the end.
   *
   * @throws FetchFault when it cannot be had, or is no page
   */
  async page(url: string): Promise<FetchedPage> {
    const { response, at } = await this.get(url, 'text/html,application/xhtml+xml');
    const type = header(response, 'content-type');
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(type))
      throw new FetchFault('The address is not one of a page.');
    return { body: response.body, type, at };
  }

  /**
   * The bytes of a PNG or JPEG picture, judged by its bytes and not by its name.
   *
   * @throws FetchFault
   */
  async picture(url: string): Promise<Buffer> {
    const { response } = await this.get(url, 'image/png,image/jpeg');
    if (response.truncated) throw new FetchFault('The picture is larger than 1 MB.');
    if (!isPngOrJpeg(response.body)) throw new FetchFault('The address does not lead to a png or jpg picture.');
    return response.body;
  }

  /** Each redirect is checked like the first address; the 5 s are for all of them together. */
  private async get(url: string, accept: string): Promise<Got> {
    const endsAt = Date.now() + wholeMs;
    const through: string[] = [];
    let at = url;
    while (through.length <= maxRedirects) {
      through.push(at);
      const response = await this.send(at, accept, endsAt);
      const location = header(response, 'location');
      if (!redirects.has(response.statusCode) || !location) {
        if (response.statusCode >= 400)
          throw new FetchFault(`The address answered with status ${response.statusCode}.`);
        return { response, at, through };
      }
      if (!URL.canParse(location, at)) throw new FetchFault('The address leads nowhere.');
      at = new URL(location, at).href;
    }
    throw new FetchFault(`The address redirects more than ${maxRedirects} times.`);
  }

  private async send(url: string, accept: string, endsAt: number): Promise<EgressResponse> {
    const timeoutMs = Math.max(1, endsAt - Date.now());
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': userAgent };
    try {
      return await this.egress.send({ url, method: 'GET', headers, timeoutMs });
    } catch (err) {
      if (err instanceof EgressError) throw new FetchFault(err.message, { cause: err });
      throw err;
    }
  }
}

/** The eight bytes of PNG, or the first three of JPEG. */
export function isPngOrJpeg(body: Buffer): boolean {
  return (
    body.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
    body.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))
  );
}

function header({ headers }: EgressResponse, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
