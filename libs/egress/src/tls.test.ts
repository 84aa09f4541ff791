import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createServer, type Server } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createEgress, type EgressError } from './index.js';

const oidEcdsaSha256 = '06082a8648ce3d040302';
const oidCommonName = '0603550403';
const oidSubjectAltName = '0603551d11';

const toLoopback: LookupFunction = (_hostname, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

describe('a certificate', () => {
  const inTime = new Date('2049-01-01');
  const refused = (reason: string) => `The certificate was refused (${reason}).`;

  /**
   * The result of one request to this server by an egress that trusts this certificate, and the number of requests
   * there.
   */
  async function outcome(server: Server | Http2SecureServer, trusted?: string, host = 'receiver.test') {
    const egress = createEgress({
      allowCidrs: ['127.0.0.1/32'],
      lookup: toLoopback,
      ...(trusted && { trustedCertificates: [trusted] }),
    });
    let requests = 0;
    // The client reports a failed handshake.
    server.on('tlsClientError', () => undefined).on('sessionError', () => undefined);
    server.on('request', (_req: unknown, res: { end: () => void }) => {
      requests += 1;
      res.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const result = await egress.send({ url: `https://${host}:${port}/`, body: 'secret' }).then(
      ({ statusCode }) => ({ statusCode }),
      (error: EgressError) => ({ error }),
    );
    await egress.close();
    server.close();
    return { requests, ...result } as { requests: number; statusCode?: number; error?: EgressError };
  }

  it('of an outdated TLS version, or of an HTTP/2 server, ends the handshake, although it is trusted', async () => {
    const identity = selfSigned('receiver.test', inTime);
    const outdated = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const good = createServer({ ...identity, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });
    expect(await outcome(good, identity.cert)).toStrictEqual({ statusCode: 200, requests: 1 });
    for (const [server, reason] of [
      [createServer({ ...identity, ...outdated }), /PROTOCOL_VERSION/],
      [createSecureServer({ ...identity, allowHTTP1: false }), /NO_APPLICATION_PROTOCOL/],
    ] as const) {
      const { requests, error } = await outcome(server, identity.cert);
      expect([requests, error?.code]).toStrictEqual([0, 'tls']);
      expect((error!.cause as { code: string }).code).toMatch(reason);
    }
  });

  it('of another host is refused, although it is trusted', async () => {
    const identity = selfSigned('receiver.test', inTime);
    const server = () => createServer(identity);
    expect((await outcome(server(), identity.cert)).statusCode).toBe(200);
    const { requests, error } = await outcome(server(), identity.cert, 'other.test');
    expect([requests, error?.code, error?.message]).toStrictEqual([0, 'tls', refused('ERR_TLS_CERT_ALTNAME_INVALID')]);
  });

  it('that is untrusted or expired is refused before a byte of the request is sent', async () => {
    const [foreign, expired] = [
      selfSigned('receiver.test', inTime),
      selfSigned('receiver.test', new Date('2001-01-01')),
    ];
    for (const [identity, trusted, reason] of [
      [foreign, undefined, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
      [expired, expired.cert, 'CERT_HAS_EXPIRED'],
    ] as const) {
      const { requests, error } = await outcome(createServer(identity), trusted);
      expect([requests, error?.code, error?.message]).toStrictEqual([0, 'tls', refused(reason)]);
    }
  });
});

/** A self-signed certificate for one DNS name, generated here so that no private key is in the repository. */
function selfSigned(host: string, notAfter: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, Buffer.from(oidEcdsaSha256, 'hex'));
  const commonName = der(0x30, Buffer.from(oidCommonName, 'hex'), der(0x0c, Buffer.from(host)));
  const name = der(0x30, der(0x31, commonName));
  const altNames = der(0x30, der(0x82, Buffer.from(host)));
  const extension = der(0x30, Buffer.from(oidSubjectAltName, 'hex'), der(0x04, altNames));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(0x30, utcTime(new Date(0)), utcTime(notAfter)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const lines =
    der(0x30, body, algorithm, der(0x03, signature))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

function utcTime(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}
