import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { baselineSettings } from './config.js';

const { port, hashConcurrency } = baselineSettings();
const known = await hash('correct horse battery staple', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** `/<count>`: so many passwords are checked, as many at once as the service does; nothing else is done. */
createServer((req, res) => {
  let left = Number(/^\/(\d+)$/.exec(req.url ?? '')?.[1] ?? 0);
  const work = async () => {
    while (left-- > 0) await verify(known, 'correct horse battery staple');
  };
  void Promise.all(Array.from({ length: hashConcurrency }, work)).then(() => res.end('ok'));
}).listen(port, '127.0.0.1');
