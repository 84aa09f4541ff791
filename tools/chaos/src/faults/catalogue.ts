import type { World } from '../world.js';
import { emptyRedis } from './empty-redis.js';
import { kill, restart } from './end-process.js';
import type { Fault } from './fault.js';
import { fillDisk } from './fill-disk.js';
import { hangReceivers } from './hang-receivers.js';
import { loseDns } from './lose-dns.js';
import { pause } from './pause.js';
import { skewClock } from './skew-clock.js';

const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'];

/**
 * Every fault that a schedule may hold.
 *
 * @param clockFolder where the clocks of the services are set
 * @param disk the small disk below the data folder, where there is one
 */
export function catalogue(world: World, clockFolder: string, disk?: string): Fault[] {
  const { dataFolder } = world.platform;
  return [
    ...[...services, 'edge', 'mail', 'postgres', 'redis'].map((target) => kill(dataFolder, target)),
    ...(['postgres', 'redis'] as const).map((target) => restart(dataFolder, target)),
    ...[...services, 'postgres', 'redis'].map((target) => pause(dataFolder, target)),
    emptyRedis(dataFolder),
    hangReceivers(world),
    loseDns(world.dns),
    skewClock(clockFolder, 'identity', 'ahead'),
    skewClock(clockFolder, 'organizations', 'behind'),
    ...(disk === undefined ? [] : [fillDisk(disk)]),
  ];
}
