// Bundles the redirector into dist/bundle, after tsc: the last step of `npm run build`. What it imports is two thousand
// files, of which it uses a third: left alone they keep 20 MB on the heap, and each collection of the whole heap has to
// look at them.
import { join } from 'node:path';
import { build } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');

/**
 * Native code stays outside, and so do the queues of the kit, which only workers load, and its traces. The others are
 * parts of Nest that nothing here uses and that need not be installed.
 */
const external = [
  /\/queues\/queues\.module\.js$/,
  /\/tracing\/open-telemetry\.js$/,
  '@node-rs/argon2',
  'sharp',
  '@nestjs/swagger',
  /^@nestjs\/(microservices|websockets|platform-express)/,
  /^@fastify\/(multipart|static|view)$/,
  /^class-(transformer|validator)/,
];

/**
 * One letter beyond Latin makes V8 keep the whole source with two bytes for each. The same in texts, templates and
 * regular expressions.
 */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_options, chunks) {
    for (const chunk of Object.values(chunks))
      chunk.code = chunk.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
  },
};

await build({
  input: join(dist, 'redirector.js'),
  platform: 'node',
  external,
  logLevel: 'warn',
  plugins: [inAscii],
  output: {
    dir: join(dist, 'bundle'),
    cleanDir: true,
    // Names stay: they are in stack traces, and migrations are known by theirs.
    minify: { mangle: false, compress: false, codegen: true },
  },
});
