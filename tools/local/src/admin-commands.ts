import { serviceNames, type ServiceName } from './repository.js';

const owners: Record<string, ServiceName> = {
  user: 'identity',
  client: 'identity',
  provider: 'identity',
  keys: 'identity',
  organization: 'organizations',
  audit: 'organizations',
  webhook: 'webhooks',
  service: 'notifications',
  destination: 'notifications',
  links: 'links',
};
/** What every service has, for its own data: whose is meant, `--service` says. */
const ofEach = 'secrets';

/** Of all services, so with the rights of the owner of the database. */
export const backupWord = 'backup';

/** Answered by this command itself. */
export const statusWord = 'status';

/** The first words of all commands. */
export const adminWords = [...Object.keys(owners), ofEach, backupWord];

export interface AdminCommand {
  service: ServiceName;
  args: readonly string[];
}

/** What is told to who asks for help, or for nothing. */
export const adminHelp = [
  'Usage: npm run -s admin -- <command> …',
  '',
  `  ${statusWord}  whether each service is ready`,
  `  ${backupWord} FOLDER  of all services, to be taken by npm start -- --restore`,
  '',
  'Each of these says with --help what it can do:',
  ...[...new Set(Object.values(owners))].map(
    (service) =>
      `  ${Object.keys(owners)
        .filter((word) => owners[word] === service)
        .join(', ')}  of ${service}`,
  ),
  `  ${ofEach} --service NAME  of ${serviceNames.join(', ')}`,
].join('\n');

/** Whether the words ask for `adminHelp`. */
export const asksForHelp = ([word]: readonly string[]) => word === undefined || /^(--help|-h|help)$/.test(word);

/** Which service's command line answers, and what it is asked; else a sentence about what is wrong. */
export function adminCommand(args: readonly string[]): AdminCommand | string {
  const [word = ''] = args;
  if (word === ofEach) return ofNamedService(args);
  if (word === backupWord) return { service: 'identity', args };
  const service = Object.hasOwn(owners, word) ? owners[word] : undefined;
  if (service) return { service, args };
  return `Unknown command ${word}: use ${adminWords.slice(0, -1).join(', ')} or ${adminWords.at(-1)}.`;
}

function ofNamedService(args: readonly string[]): AdminCommand | string {
  const at = args.indexOf('--service');
  const service = serviceNames.find((name) => at > 0 && name === args[at + 1]);
  if (!service) return `${ofEach} needs --service and one of ${serviceNames.join(', ')}.`;
  return { service, args: args.toSpliced(at, 2) };
}
