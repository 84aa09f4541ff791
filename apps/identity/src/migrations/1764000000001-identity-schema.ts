import { FirstMigration } from '@platform/service-kit';
import { clients } from './first/clients.js';
import { endedSessions } from './first/ended-sessions.js';
import { federation } from './first/federation.js';
import { grants } from './first/grants.js';
import { organizations } from './first/organizations.js';
import { people } from './first/people.js';
import { replaced } from './first/replaced.js';
import { secondFactors } from './first/second-factors.js';
import { throttling } from './first/throttling.js';

export class IdentitySchema1764000000001 extends FirstMigration {
  readonly parts = [people, secondFactors, federation, clients, grants, endedSessions, organizations, throttling];
  readonly replaces = replaced;
}
