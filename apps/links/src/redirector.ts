import { runService } from '@platform/service-kit';
import { redirector } from './redirector.service.js';

await runService(redirector);
