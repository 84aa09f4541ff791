import { Get } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { PageAnswer } from './page-answer.js';
import { PageController } from './page-controller.js';

const sections = [
  ...['login', 'register', 'verify-email', 'forgot', 'reset', 'mfa', 'consent', 'device', 'account'],
  ...['federation', 'invitations', 'join', 'oauth'],
];

/** An address below our pages that leads nowhere is told on a page as well; below `/api` it is JSON. */
@PageController('')
export class NowhereController {
  @Get(sections.map((section) => `${section}/*`))
  show(): PageAnswer {
    throw new Problem('not_found');
  }
}
