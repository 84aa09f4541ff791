import { runService } from '@platform/service-kit';
import { links } from './service.js';

await runService(links);
