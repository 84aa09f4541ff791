import { Injectable } from '@nestjs/common';
import { RedisConnections } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { SharedCache } from './shared-cache.js';
import { readTarget, targetSchema, type Target } from './target.js';

/** Where an address leads, by `addressKey`. */
@Injectable()
export class LinkCache extends SharedCache<Target> {
  constructor(dataSource: DataSource, redis: RedisConnections) {
    super(redis, {
      prefix: 'links:alias:',
      schema: targetSchema,
      read: (key) => readTarget(dataSource, key),
      isMissing: ({ link }) => link === null,
      mostEntries: 50_000,
    });
  }
}
