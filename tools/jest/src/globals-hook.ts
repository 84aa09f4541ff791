/**
 * Imported first by every test process: what tests import as `@jest/globals` is `globals.ts`, and stacks name the lines
 * of our sources. Those of packages stay as they are, since to read their maps takes longer than to load them.
 */
import { registerHooks, setSourceMapsSupport } from 'node:module';

const url = new URL('./globals.js', import.meta.url).href;

setSourceMapsSupport(true, { nodeModules: false });

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url, shortCircuit: true } : next(specifier, context),
});
