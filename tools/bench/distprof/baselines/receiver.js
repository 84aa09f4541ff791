import { createServer } from 'node:http';
import { baselineSettings } from './config.js';
/**
 * Stands for the endpoints of all clients. `GET /seen` says how many posts came since it was last asked, when the first and the last
 * came, and when each event came that its body names in `data.name`. Paths under `/hang` never get an answer.
 */
let count = 0;
let first = 0;
let last = 0;
let arrivals = [];
const nowMs = () => performance.timeOrigin + performance.now();
createServer((req, res) => {
    if (req.method === 'GET') {
        res.setHeader('content-type', 'application/json');
        if (req.url === '/seen') {
            res.end(JSON.stringify({ count, first, last, arrivals }));
            [count, first, last, arrivals] = [0, 0, 0, []];
        }
        else {
            res.end(JSON.stringify({ count }));
        }
        return;
    }
    const at = nowMs();
    count += 1;
    first ||= at;
    const chunks = [];
    req.on('data', (chunk) => chunks.push(chunk));
    req.on('end', () => {
        last = nowMs();
        const name = /"data":\{"name":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1];
        if (name)
            arrivals.push([name, at]);
        if (!req.url?.startsWith('/hang'))
            res.end('ok');
    });
}).listen(baselineSettings().port, '127.0.0.1');
//# sourceMappingURL=receiver.js.map