import assert from 'node:assert/strict';
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { after, describe, it } from 'node:test';
import { createEgress } from './index.js';

const oidEcdsaSha256 = '06082a8648ce3d040302';
const oidCommonName = '0603550403';
const oidSubjectAltName = '0603551d11';

const toLoopback: LookupFunction = (_hostname, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

describe('certificates', () => {
  const egress = createEgress({ allowCidrs: ['127.0.0.1/32'], lookup: toLoopback });
  after(() => egress.close());

  it('14 of an outdated TLS, and of a server that speaks HTTP/2 only, end the handshake', async () => {
    const identity = selfSigned('receiver.test', new Date('2049-01-01'));
    const outdated = createServer({
      ...identity,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    const http2Only = createSecureServer({ ...identity, allowHTTP1: false });
    for (const server of [outdated, http2Only]) {
      let requests = 0;
      server.on('request', () => (requests += 1)).on('tlsClientError', () => undefined);
      server.on('sessionError', () => undefined);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await assert.rejects(egress.send({ url: `https://receiver.test:${port}/`, body: 'secret' }), { code: 'tls' });
      assert.equal(requests, 0);
      server.close();
    }
  });

  it('14 of another host are refused, although somebody vouches for them', async () => {
    const { key, cert } = selfSigned('receiver.test', new Date('2049-01-01'));
    const trusting = createEgress({ allowCidrs: ['127.0.0.1/32'], lookup: toLoopback, trustedCertificates: [cert] });
    const server = createServer({ key, cert }, (_req, res) => res.end('ok')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    assert.equal((await trusting.send({ url: `https://receiver.test:${port}/` })).statusCode, 200);
    await assert.rejects(trusting.send({ url: `https://other.test:${port}/` }), { code: 'tls' });
    await trusting.close();
    server.close();
  });

  it('14 that nobody vouches for, or that have expired, are refused before a byte of the request is sent', async () => {
    for (const notAfter of [new Date('2049-01-01'), new Date('2001-01-01')]) {
      let requests = 0;
      const server = createServer(selfSigned('receiver.test', notAfter), (_req, res) => {
        requests += 1;
        res.end();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await assert.rejects(egress.send({ url: `https://receiver.test:${port}/`, body: 'secret' }), {
        code: 'tls',
        message: /^The certificate was refused \([A-Z_]+\)\.$/,
      });
      assert.equal(requests, 0);
      server.close();
    }
  });
});

/** A self-signed certificate for one DNS name, made on the spot so that no private key lies in the repository. */
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
