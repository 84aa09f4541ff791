/**
 * Loaded into every service before its own code: writes the compile cache while the service idles. Left to the exit, the
 * first stop after a build would take seconds.
 */
import { flushCompileCache } from 'node:module';

const AFTER_MS = 5_000;

setTimeout(flushCompileCache, AFTER_MS).unref();
