import type { FastifyReply } from 'fastify';
import { html } from '@platform/service-kit';
import { formLeadsOn, sendVisitPage } from './visit-page.js';

interface PasswordPage {
  /** Where the form is sent: a path of ours. */
  action: string;
  status: number;
  /** What was wrong with the last try. */
  problem?: string;
  headers?: Record<string, string>;
}

/** Asks for the password of a link. The destination is in no part of it. */
export function sendPasswordPage(reply: FastifyReply, { action, status, problem, headers = {} }: PasswordPage) {
  const described = problem ? html`aria-invalid="true" aria-describedby="problem"` : null;
  return sendVisitPage(reply, {
    status,
    title: 'This link is protected',
    headers,
    policy: formLeadsOn,
    body: html`<h1>This link is protected</h1>
      <p>Enter the password that you were given with it.</p>
      <form method="post" action="${action}">
        ${problem ? html`<p class="error" id="problem" role="alert">${problem}</p>` : null}
        <label for="password">Password</label>
        <input
          type="password"
          id="password"
          name="password"
          required
          maxlength="128"
          autocomplete="off"
          autofocus
          ${described}
        />
        <button class="button" type="submit">Continue</button>
      </form>`,
  });
}
