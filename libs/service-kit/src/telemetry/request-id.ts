import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is answered, so that each line of the log has it. */
export const requestIds = new AsyncLocalStorage<string>();
