import { Injectable } from '@nestjs/common';
import { BatchQueue, RedisConnections } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { SharedCache } from './shared-cache.js';
import { readTargets, targetSchema, targetShape, type Target } from './link-target.js';

const readConcurrency = 2;
const maxInRead = 200;

/** Where an address leads, by `addressKey`. Unknown addresses are read from Postgres together. */
@Injectable()
export class LinkCache extends SharedCache<Target> {
  constructor(dataSource: DataSource, redis: RedisConnections) {
    const reads = new BatchQueue(readConcurrency, maxInRead, (keys: string[]) => readTargets(dataSource, keys));
    super(redis, {
      prefix: 'links:alias:',
      schema: targetSchema,
      shape: targetShape,
      read: (key) => reads.add(key),
      isMissing: ({ link }) => link === null,
      maxEntries: 50_000,
      maxCharacters: 12_000_000,
    });
  }
}
