import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { createSocket, type Socket } from 'node:dgram';
import { Problem } from '@platform/service-kit';
import { DnsVerifier } from './domain-verifier.js';

const flags = { noError: 0x8180, serverFailure: 0x8182, noSuchName: 0x8183 };

/** Answers by the first label of the name: `cname`, `empty`, `none`, `broken`, or never. */
function answer(query: Buffer): Buffer | null {
  const kind = query.toString('ascii', 13, 13 + query[12]!);
  if (kind === 'silent') return null;
  const end = query.indexOf(0, 12) + 5;
  const isCname = kind === 'cname' && query.readUInt16BE(end - 4) === 5;
  const status = kind === 'broken' ? flags.serverFailure : kind === 'none' ? flags.noSuchName : flags.noError;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  [status, 1, isCname ? 1 : 0, 0, 0].forEach((value, index) => head.writeUInt16BE(value, 2 + index * 2));
  const target = Buffer.from('\x02go\x07example\x00', 'latin1');
  const record = Buffer.from([0xc0, 0x0c, 0, 5, 0, 1, 0, 0, 0, 0, 0, target.length, ...target]);
  return Buffer.concat([head, query.subarray(12, end), ...(isCname ? [record] : [])]);
}

describe('the DNS queries for domains', () => {
  let socket: Socket;
  let dns: DnsVerifier;

  beforeAll(async () => {
    socket = createSocket('udp4');
    socket.on('message', (query, from) => {
      const found = answer(query);
      if (found) socket.send(found, from.port, from.address);
    });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    dns = new DnsVerifier([`127.0.0.1:${socket.address().port}`]);
  });
  afterAll(() => void socket.close());

  it('read records, and treat a name without records, or an unknown name, as an empty answer', async () => {
    expect(await dns.resolveCname('cname.example.com')).toStrictEqual(['go.example']);
    expect(await dns.resolve4('empty.example.com')).toStrictEqual([]);
    expect(await dns.resolveTxt('none.example.com')).toStrictEqual([]);
  });

  it('treat SERVFAIL and a time-out as no answer, not as an empty one', async () => {
    for (const name of ['broken.example.com', 'silent.example.com'])
      await assert.rejects(dns.resolve6(name), (err: unknown) => err instanceof Problem && err.code === 'unavailable');
  });
});
