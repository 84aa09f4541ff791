import { runService } from '@platform/service-kit';
import { organizations } from './service.js';

await runService(organizations);
