import { runService } from '@platform/service-kit';
import { identity } from './service.js';

await runService(identity);
