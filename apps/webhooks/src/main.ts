import { runService } from '@platform/service-kit';
import { webhooks } from './service.js';

await runService(webhooks);
