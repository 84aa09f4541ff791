import { createServer } from 'node:http';
import { baselineSettings } from './config.js';

/**
 * Stands for the endpoints of all clients. `GET /seen` says how many posts came since it was last asked, and when the
 * first and the last came. For each event that its body names in `data.name` it says when that came. Paths under
 * `/hang` never get an answer.
 */
let count = 0;
let first = 0;
let last = 0;
let arrivals: [name: string, atMs: number][] = [];
const nowMs = () => performance.timeOrigin + performance.now();

createServer((req, res) => {
  if (req.method === 'GET') {
    res.setHeader('content-type', 'application/json');
    if (req.url === '/seen') {
      res.end(JSON.stringify({ count, first, last, arrivals }));
      [count, first, last, arrivals] = [0, 0, 0, []];
    } else {
      res.end(JSON.stringify({ count }));
    }
    return;
  }
  const at = nowMs();
  count += 1;
  first ||= at;
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    last = nowMs();
    const name = /"data":\{"name":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1];
    if (name) arrivals.push([name, at]);
    if (!req.url?.startsWith('/hang')) res.end('ok');
  });
}).listen(baselineSettings().port, '127.0.0.1');
