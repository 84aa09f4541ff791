/** Imported first by every test process: what tests import as `@jest/globals` is `globals.ts`. */
import { registerHooks } from 'node:module';

const url = new URL('./globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url, shortCircuit: true } : next(specifier, context),
});
