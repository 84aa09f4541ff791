import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRepositoryFile, repositoryRoot, serviceNames } from './repository.js';

export const settingsTablePath = 'docs/settings.md';

/** What a service's schema says of one of its settings (service-kit, `jsonSchema`). */
export interface Described {
  default?: string | number;
  inProduction?: 'required' | 'refused';
  /** Needed where callers are known: by the API of the service alone. */
  neededToAnswer?: boolean;
  /** Needed where events are told and heard: by the worker of the service alone. */
  neededToWork?: boolean;
  isRequired: boolean;
}

/** The settings of each service, by name. */
export type SettingsOfServices = Record<string, Record<string, Described>>;

interface ConfigurationClass {
  jsonSchema(): { properties: Record<string, Omit<Described, 'isRequired'>>; required?: string[] };
}

/** Whether a service does not start without it in production. */
export const isNeeded = ({ isRequired, inProduction }: Described) => isRequired || inProduction === 'required';

/** Reads them from the built services (`npm run build`). */
export async function readSettings(): Promise<SettingsOfServices> {
  const all: SettingsOfServices = {};
  for (const service of serviceNames) {
    const file = join(repositoryRoot, 'apps', service, 'dist/config.js');
    const exported = (await import(pathToFileURL(file).href)) as Record<string, ConfigurationClass>;
    const { properties, required = [] } = Object.values(exported)
      .find((one) => 'jsonSchema' in one)!
      .jsonSchema();
    all[service] = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, { ...value, isRequired: required.includes(name) }]),
    );
  }
  return all;
}

/** Every setting of every service has a row that names the services and the default; no row is about nothing. */
export function settingFindings(settings: SettingsOfServices, table = readRepositoryFile(settingsTablePath)): string[] {
  const rows = readRows(table);
  const names = new Set([...rows.map(({ name }) => name), ...Object.values(settings).flatMap(Object.keys)]);
  return [...names].flatMap((name) => {
    const having = serviceNames.filter((service) => settings[service]?.[name]);
    const [row, another] = rows.filter((one) => one.name === name);
    if (!row || another) return [`${name}: has ${row ? 'two rows' : 'no row'} in ${settingsTablePath}`];
    if (row.services.join() !== having.join()) return [`${name}: is of ${having.join(', ') || 'no service'}`];
    const described = having.map((service) => settings[service]![name]!);
    const wanted = shownDefault(name, described) ?? words(row.shown);
    return wanted === row.shown ? [] : [`${name}: its default is ${wanted ?? 'none'}`];
  });
}

function readRows(table: string): { name: string; services: string[]; shown: string }[] {
  return [...table.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+?) \| .+ \|$/gm)].map(
    ([, name = '', services = '', shown = '']) => ({
      name,
      services: services === 'all' ? [...serviceNames] : services.split(', '),
      shown,
    }),
  );
}

/** What the table must say; undefined where it says in words what happens without one. */
function shownDefault(name: string, described: Described[]): string | undefined {
  if (described.some(({ isRequired }) => isRequired)) return 'needed';
  if (described.some(({ neededToAnswer }) => neededToAnswer)) return 'needed by the API';
  if (described.some(({ neededToWork }) => neededToWork)) return 'needed by the worker';
  if (described.some(({ inProduction }) => inProduction === 'required')) return 'needed in production';
  const value = described[0]?.default;
  // That of the machine where the check runs.
  if (name === 'PASSWORD_HASHES_AT_ONCE') return undefined;
  return value === undefined || value === '' ? undefined : `\`${value}\``;
}

/** What is neither a value nor a need. */
const words = (shown: string) => (/^`[^`]*`$|^needed/.test(shown) ? undefined : shown);
