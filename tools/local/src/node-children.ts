import { join } from 'node:path';
import { calledReplicas, replicasOf, type AppProcess } from './app-processes.js';
import type { Child, Nursery } from './child.js';
import { childEnvironment, type Settings } from './config.js';
import { addressesOf } from './environment.js';
import type { InternalPorts } from './kept.js';
import { calledServices } from './repository.js';

/** What the edge is told while it runs. */
export interface EdgeOrder {
  takeOut?: string;
  putBack?: string;
}

/** Starts the edge on its two public ports, and where services with several processes are called. */
export function startEdge(
  nursery: Nursery,
  settings: Settings,
  ports: InternalPorts,
  processes: AppProcess[],
): Promise<Child> {
  const called = settings.replicas > 1 ? calledServices : [];
  const spread = called.map((name) => [
    name,
    { port: ports.services[name].internalPort, replicas: calledReplicas(name, processes) },
  ]);
  const env = {
    PLATFORM_PORT: String(settings.platformPort),
    LINKS_PORT: String(settings.linksPort),
    REPLICAS: JSON.stringify(replicasOf(processes)),
    CALLED: JSON.stringify(Object.fromEntries(spread)),
  };
  return listening(nursery, 'edge', 'edge-main.js', env, true);
}

/** Starts the inbox: its page and its chats on the public port, SMTP on a private one. */
export function startInbox(nursery: Nursery, settings: Settings, ports: InternalPorts): Promise<Child> {
  return listening(nursery, 'mail', 'mail-main.js', {
    SMTP_PORT: String(ports.smtp),
    MAIL_PORT: String(settings.mailPort),
    MAIL_FOLDER: join(settings.dataFolder, 'mail'),
    CHAT_FOLDER: join(settings.dataFolder, 'chats'),
  });
}

/** Starts what fills the living demo and keeps it alive; it is there at once, and busy for a while. */
export function startDemo(nursery: Nursery, settings: Settings): Child {
  const env = { DATA_FOLDER: settings.dataFolder, ADDRESSES: JSON.stringify(addressesOf(settings)) };
  return started(nursery, 'demo', 'demo-main.js', env);
}

async function listening(
  nursery: Nursery,
  name: string,
  file: string,
  env: Record<string, string>,
  isOrdered = false,
): Promise<Child> {
  const child = started(nursery, name, file, env, isOrdered);
  await child.sees(/^listening$/);
  return child;
}

function started(nursery: Nursery, name: string, file: string, env: Record<string, string>, isOrdered = false): Child {
  return nursery.start({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', join(import.meta.dirname, file)],
    env: { ...childEnvironment(), ...env, HOST: '127.0.0.1' },
    stopSignal: 'SIGTERM',
    stopGraceMs: 3_000,
    isOrdered,
  });
}
