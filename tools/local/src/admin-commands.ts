import type { ServiceName } from './repository.js';

const owners: Record<string, ServiceName> = {
  user: 'identity',
  client: 'identity',
  provider: 'identity',
  keys: 'identity',
  organization: 'organizations',
  audit: 'organizations',
  service: 'notifications',
  destination: 'notifications',
  links: 'links',
};

/** The first words of all commands. */
export const adminWords = Object.keys(owners);

/** Which service's command line answers a command, by the command's first word; undefined for an unknown one. */
export function adminService(word: string | undefined): ServiceName | undefined {
  return word !== undefined && Object.hasOwn(owners, word) ? owners[word] : undefined;
}
