import { Get } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { PageAnswer } from './page-answer.js';
import { PageController } from './page-controller.js';

/** With a page at the address itself. */
const pages = ['login', 'register', 'verify-email', 'forgot', 'reset', 'mfa', 'consent', 'device', 'account'];
/** With pages below only: `/join` is what is left of an address that was cut in a mail. */
const folders = ['federation', 'interaction', 'invitations', 'join', 'language', 'oauth', 'logout'];

/** An address at or below our pages that leads nowhere is told on a page as well; below `/api` it is JSON. */
@PageController('')
export class NowhereController {
  @Get([...folders, ...[...pages, ...folders].map((section) => `${section}/*`)])
  show(): PageAnswer {
    throw new Problem('not_found');
  }
}
