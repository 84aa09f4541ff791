/** A subject: tells its number, listens, and ends by itself when it is asked for `/end`. */
import { createServer } from 'node:http';
import { baselineSettings } from '../baselines/config.js';

console.log(`subject ${process.pid}`);
createServer((req, res) => {
  if (req.url !== '/end') return res.end('ok');
  console.log('the last words of a subject');
  process.exit(3);
}).listen(baselineSettings().port, '127.0.0.1');
