import { runCli } from '@platform/service-kit';
import { webhooks } from './service.js';

/** The operator has no command of this service's own; `openapi` comes with the kit. */
await runCli(webhooks, () => undefined);
