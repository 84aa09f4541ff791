/** A bare Fastify 302: no look-up, no record. */
import Fastify from 'fastify';
import { baselineSettings } from './config.js';
const app = Fastify();
app.get('/*', (_req, reply) => reply.redirect('https://example.org/somewhere', 302));
await app.listen({ port: baselineSettings().port, host: '127.0.0.1' });
//# sourceMappingURL=fastify-redirect.js.map