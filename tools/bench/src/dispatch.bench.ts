import { compare } from './measure.js';
import { dispatchPath, notificationsWithRules } from './notifications-fixture.js';
import type { Outcome } from './outcome.js';
import { startBaseline } from './processes.js';

const organizations = 20;
const goal = 0.5;

/**
 * Events accepted a second: 202 and committed, three matching rules of 50 and so three deliveries each. The process
 * takes requests only.
 */
export async function run(): Promise<Outcome> {
  const service = await notificationsWithRules({ ROLE: 'api' }, 'http://127.0.0.1:9');
  const baseline = await startBaseline('nest-insert', { DATABASE_URL: service.subject.databaseUrl });
  try {
    const uuids = await service.organizations(organizations);
    let sent = 0;
    const next = () => service.signed(uuids[sent++ % uuids.length]!, String(sent));
    const mine = { url: service.subject.url, paths: [dispatchPath], next };
    const bare = { url: baseline.url, next };
    return { figures: [await compare('dispatch accepted (3 of 50 rules match)', mine, bare, goal)] };
  } finally {
    await baseline.stop();
    await service.stop();
  }
}
