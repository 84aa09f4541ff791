import { runService } from '@platform/service-kit';
import { notifications } from './service.js';

await runService(notifications);
