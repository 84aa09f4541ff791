import { neutralName } from '@platform/contracts';
import { html, type Html } from '@platform/service-kit';
import { type Language, messages } from '../pages/i18n/index.js';
import { alert, consolePath, hiddenFields, layout, messagePage, postButton } from '../pages/layout/index.js';
import { withTarget } from '../signing-in/flows/index.js';

export interface JoiningPage {
  language: Language;
  csrf: string;
  /** Path of this page. */
  path: string;
  organization: string;
  role: string;
  /** Address of who is signed in. */
  signedInAs: string | undefined;
  /** Only an invitation has one. */
  invitation?: { email: string; invitedBy: string; isForThem: boolean; proof: string };
}

/** What somebody is invited to. It only shows: scanners of mail open every link, and a form decides. */
export function joiningPage(page: JoiningPage): string {
  const { language, signedInAs, invitation } = page;
  // Whoever sends an invitation has chosen these words.
  const [organization, role] = [neutralName(page.organization), neutralName(page.role)];
  const texts = messages('joining', language);
  return layout({
    language,
    title: texts.invited({ organization }),
    lead: invitation && texts.invitedBy({ name: neutralName(invitation.invitedBy) }),
    body: html`<dl class="facts">
        <dt>${texts.organization}</dt>
        <dd>${organization}</dd>
        <dt>${texts.role}</dt>
        <dd>${role}</dd>
        ${
          invitation &&
          html`<dt>${texts.sentTo}</dt>
            <dd>${invitation.email}</dd>`
        }
        ${
          signedInAs &&
          html`<dt>${texts.signedInAs}</dt>
            <dd>${signedInAs}</dd>`
        }
      </dl>
      ${signedInAs ? answer(page) : signInFirst(page)}`,
  });
}

function answer({ language, csrf, path, invitation }: JoiningPage): Html {
  const texts = messages('joining', language);
  const isForThem = invitation?.isForThem ?? true;
  return html`${
    isForThem
      ? html`<form method="post" action="${path}">
          ${hiddenFields(csrf)}
          <button class="button" type="submit" name="decision" value="accept">
            ${invitation ? texts.accept : texts.join}
          </button>
          ${
            invitation &&
            html`<button class="button quiet" type="submit" name="decision" value="decline">${texts.decline}</button>`
          }
        </form>`
      : alert(texts.otherAddress)
  }
  ${postButton({ action: `${path}/switch`, csrf, label: texts.switchAccount })}`;
}

function signInFirst({ language, path, invitation }: JoiningPage): Html {
  const texts = messages('joining', language);
  const register = withTarget('/register', { returnTo: path });
  const proof = invitation && `&${new URLSearchParams({ proof: invitation.proof }).toString()}`;
  return html`<p>${texts.signInFirst}</p>
    <p><a class="button" href="${withTarget('/login', { returnTo: path })}">${texts.signIn}</a></p>
    <p><a class="button quiet" href="${register}${proof}">${texts.register}</a></p>`;
}

/** It is done. */
export function joinedPage(language: Language, organization: string): string {
  const texts = messages('joining', language);
  return messagePage({
    language,
    title: texts.member({ organization }),
    text: texts.memberText,
    next: { href: consolePath, text: texts.toConsole },
  });
}

export function declinedPage(language: Language, organization: string): string {
  const texts = messages('joining', language);
  return messagePage({
    language,
    title: texts.declined,
    text: texts.declinedText({ organization }),
    next: { href: '/account', text: texts.toAccount },
  });
}

/** Why it cannot be, by a code of organizations or the status of the invitation. */
export function refusedPage(language: Language, reason: string): string {
  const texts = messages('joining', language);
  const known: Record<string, string> = {
    accepted: texts.accepted,
    expired: texts.expired,
    invitation_expired: texts.expired,
    invitation_email_mismatch: texts.otherAddress,
    email_unverified: texts.unverified,
    domain_not_allowed: texts.domain,
    not_a_member: texts.removed,
    already_member: texts.alreadyMember,
    organization_inactive: texts.suspended,
    not_found: texts.nothingText,
  };
  const isMember = reason === 'accepted' || reason === 'already_member';
  return messagePage({
    language,
    title: reason === 'not_found' ? texts.nothing : texts.cannot,
    text: known[reason] ?? texts.over,
    next: isMember
      ? { href: consolePath, text: texts.toConsole }
      : reason === 'email_unverified'
        ? { href: '/verify-email', text: messages('account', language).confirmEmail }
        : { href: '/account', text: texts.toAccount },
  });
}
