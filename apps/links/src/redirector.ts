import { runService } from '@platform/service-kit';
import { redirector } from './redirector.definition.js';

await runService(redirector);
