import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { atMost } from '../common/time.js';
import { Acknowledgements } from './acknowledgements.js';

/** The events that one request has written, each with the promise that its consumers have applied it. */
export const eventsOfRequest = new AsyncLocalStorage<Map<string, Promise<void>>>();

const longestWaitMs = 300;

/** Read your own writes: an answer to a change waits until the copies in the other services have it, at most 300 ms. */
@Injectable()
export class ReadYourWrites {
  constructor(private readonly acknowledgements: Acknowledgements) {}

  async waitForCopies<T>(change: () => Promise<T>): Promise<T> {
    const events = new Map<string, Promise<void>>();
    try {
      const result = await eventsOfRequest.run(events, change);
      if (events.size) await atMost(longestWaitMs, Promise.all(events.values()));
      return result;
    } finally {
      this.acknowledgements.forget(events.keys());
    }
  }
}
