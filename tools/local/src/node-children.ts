import { join } from 'node:path';
import type { Child, Nursery } from './child.js';
import { childEnvironment, type Settings } from './config.js';
import { addressesOf } from './environment.js';
import type { InternalPorts } from './kept.js';
import { webConsole } from './repository.js';

/** Starts the edge on its two public ports. */
export function startEdge(nursery: Nursery, settings: Settings, ports: InternalPorts): Promise<Child> {
  // The redirector is a part of the process of links here.
  const apps = { ...ports.services, 'links-redirector': ports.services.links, [webConsole.name]: ports.console };
  const upstreams = Object.entries(apps).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]);
  return listening(nursery, 'edge', 'edge-main.js', {
    PLATFORM_PORT: String(settings.platformPort),
    LINKS_PORT: String(settings.linksPort),
    UPSTREAMS: JSON.stringify(Object.fromEntries(upstreams)),
  });
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

async function listening(nursery: Nursery, name: string, file: string, env: Record<string, string>): Promise<Child> {
  const child = started(nursery, name, file, env);
  await child.sees(/^listening$/);
  return child;
}

function started(nursery: Nursery, name: string, file: string, env: Record<string, string>): Child {
  return nursery.start({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', join(import.meta.dirname, file)],
    env: { ...childEnvironment(), ...env, HOST: '127.0.0.1' },
    stopSignal: 'SIGTERM',
    stopGraceMs: 3_000,
  });
}
