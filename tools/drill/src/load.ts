import { setTimeout as wait } from 'node:timers/promises';
import { signDispatch } from '@platform/signatures';
import type { RunningPlatform } from '@platform/testing';
import type { Traveller } from './traveller.js';

/** One request of the load. */
export interface Sent {
  what: string;
  /** What it is recognized by where it arrives. */
  mark: string;
  from: number;
  to: number;
  /** Whether the answer was the one of success. */
  isGood: boolean;
  /** Status and body, or the error, of the others. */
  said: string;
}

/** One kind of request; `mark` is another text each time. */
interface Request {
  what: string;
  status: number;
  send: (mark: string) => Promise<Response>;
}

const pauseMs = 200;
const visitor = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** A steady load on every kind of process, one request of each kind after the other, until it is stopped. */
export class Load {
  readonly sent: Sent[] = [];
  private isStopping = false;
  private readonly kinds: string[];
  private readonly loops: Promise<void>[];

  constructor(platform: RunningPlatform, traveller: Traveller) {
    const requests = requestsOf(platform, traveller);
    this.kinds = requests.map(({ what }) => what);
    this.loops = requests.map((request) => this.repeat(request, traveller.service.code));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.loops);
  }

  /** Those of a kind that were answered with success. */
  good(what: string): Sent[] {
    return this.sent.filter((each) => each.what === what && each.isGood);
  }

  /** How often every kind of request was sent. */
  rounds(): number {
    const counts = new Map(this.kinds.map((what) => [what, 0]));
    for (const { what } of this.sent) counts.set(what, counts.get(what)! + 1);
    return Math.min(...counts.values());
  }

  /** @throws while some kind of request was sent less often */
  requireRounds(rounds: number): void {
    if (this.rounds() < rounds) throw new Error(`${this.rounds()} of ${rounds} rounds`);
  }

  private async repeat({ what, status, send }: Request, sender: string): Promise<void> {
    for (let number = 0; !this.isStopping; number++) {
      const mark = `${what} ${number} of ${sender}.`;
      const from = performance.now();
      const note = (isGood: boolean, said: string) =>
        this.sent.push({ what, mark, from, to: performance.now(), isGood, said });
      try {
        const res = await send(mark);
        const text = await res.text();
        note(res.status === status, `${res.status} ${text.slice(0, 200)}`);
      } catch (error) {
        const { message, cause } = error as Error;
        note(false, `${message} ${(cause as Error | undefined)?.message ?? ''}`);
      }
      await wait(pauseMs);
    }
  }
}

function requestsOf(platform: RunningPlatform, traveller: Traveller): Request[] {
  const { base_url, links_base_url, auth_url } = platform;
  const { token, apiKey, organization, service, link } = traveller;
  const asPerson = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asKey = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const post = (url: string, headers: Record<string, string>, rawBody: string) =>
    fetch(url, { method: 'POST', headers, body: rawBody });
  return [
    { what: 'me', status: 200, send: () => fetch(`${base_url}/v1/me`, { headers: asPerson }) },
    {
      what: 'rename',
      status: 200,
      send: (name) => {
        const body = JSON.stringify({ name });
        return fetch(`${base_url}/v1/organizations/${organization}`, { method: 'PATCH', headers: asPerson, body });
      },
    },
    {
      what: 'webhook deliveries',
      status: 200,
      send: () => fetch(`${base_url}/v1/webhook-deliveries`, { headers: asPerson }),
    },
    {
      what: 'dispatch',
      status: 202,
      send: (title) => {
        const event = { event: 'drill.ran', severity: 'error', title, message: 'A drill.' };
        const rawBody = JSON.stringify({ organization_uuid: organization, service_code: service.code, ...event });
        const signed = signDispatch({ serviceCode: service.code, secret: service.secret, rawBody });
        return post(
          `${base_url}/v1/notifications/dispatch`,
          { 'content-type': 'application/json', ...signed },
          rawBody,
        );
      },
    },
    {
      what: 'link',
      status: 200,
      send: (mark) =>
        post(
          `${links_base_url}/api/url/add`,
          asKey,
          JSON.stringify({ url: `https://example.org/?${encodeURI(mark)}` }),
        ),
    },
    { what: 'redirect', status: 302, send: () => fetch(link.shorturl, { redirect: 'manual', headers: visitor }) },
    { what: 'console', status: 200, send: () => fetch(`${auth_url}/console/`) },
  ];
}
