import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** For `DNS_SERVERS`. */
  address: string;
  /** Name to its TXT records; what is not here does not exist. */
  records: Map<string, string[]>;
  /** Answers every question with SERVFAIL, as a broken server does. */
  isBroken: boolean;
  close(): Promise<void>;
}

const flags = { noError: 0x8180, serverFailure: 0x8182, noSuchName: 0x8183 };

/** A real name server on loopback that knows TXT records only (RFC 1035). */
export async function dnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = {
    address: '',
    records: new Map(),
    isBroken: false,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5;
    const found = server.records.get(nameIn(query));
    const status = server.isBroken ? flags.serverFailure : found ? flags.noError : flags.noSuchName;
    const answers = server.isBroken ? [] : (found ?? []).map(answer);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    [status, 1, answers.length, 0, 0].forEach((value, index) => head.writeUInt16BE(value, 2 + index * 2));
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += query[at]! + 1) labels.push(query.toString('ascii', at + 1, at + 1 + query[at]!));
  return labels.join('.').toLowerCase();
}

/** A TXT record whose text is cut into strings of at most 255 bytes. */
function answer(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
