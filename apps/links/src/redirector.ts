import { runService } from '@platform/service-kit';
import { redirector } from './service.js';

await runService(redirector);
