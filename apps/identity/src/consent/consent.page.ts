import { scopes, type Scope } from '@platform/contracts';
import { hiddenFields } from '../pages/form-fields.js';
import { html } from '../pages/html.js';
import { layout } from '../pages/layout.js';

interface ConsentPage {
  csrf: string;
  flow: string;
  clientName: string;
  /** Where the browser goes afterwards, for people who look. */
  clientHost: string;
  email: string;
  scopeNames: string[];
}

export function consentPage({ csrf, flow, clientName, clientHost, email, scopeNames }: ConsentPage): string {
  const asked = scopeNames.filter((name): name is Scope => name in scopes);
  return layout({
    title: `${clientName} asks for access`,
    lead: html`Signed in as <strong>${email}</strong>`,
    body: html`<p>If you agree, <strong>${clientName}</strong> may:</p>
      <ul class="scopes">
        ${asked.map((name) => html`<li>${scopes[name]}</li>`)}
      </ul>
      <form method="post" action="/consent">
        ${hiddenFields(csrf, flow)}
        <button class="button" type="submit" name="decision" value="allow">Allow</button>
        <button class="button quiet" type="submit" name="decision" value="deny">Do not allow</button>
      </form>
      <p class="aside">You will go on to <strong>${clientHost}</strong>.</p>`,
  });
}
