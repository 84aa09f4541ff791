import type { ProviderPages } from './configuration.js';
import { bindFlow } from '../flows/flow-cookie.js';
import { html, trustedHtml } from '../pages/html.js';
import { layout, messagePage } from '../pages/layout.js';

/** The pages that oidc-provider shows by itself, in our frame. */
export const providerPages: ProviderPages = {
  interactionUrl(ctx, interaction) {
    const page = interaction.prompt.name === 'consent' ? '/consent' : '/login';
    return `${page}?flow=${bindFlow(ctx, interaction.uid)}`;
  },

  renderError(ctx, out) {
    ctx.type = 'html';
    ctx.body = layout({
      title: 'This request cannot be fulfilled',
      lead: 'The application sent you here with a request that we cannot answer. Please go back and try again.',
      body: html`<p class="detail"><code>${out.error}</code> ${out.error_description}</p>`,
    });
  },

  confirmSignOut(ctx, form) {
    ctx.body = layout({
      title: 'Sign out?',
      lead: 'You will be signed out in this browser.',
      body: html`${trustedHtml(form)}
        <p>
          <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>
            Sign out
          </button>
        </p>
        <p><button class="button quiet" type="submit" form="op.logoutForm">Stay signed in</button></p>`,
    });
  },

  signedOut(ctx) {
    ctx.body = messagePage('You are signed out', 'See you soon.', { href: '/login', text: 'Sign in again' });
  },
};
