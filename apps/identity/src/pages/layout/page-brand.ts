import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brandOf, brandVariables, mark } from '@platform/look';
import { html, platformBrand, trustedHtml, type Html } from '@platform/service-kit';
import { type Language, messages } from '../i18n/index.js';

/** Whose page it is: what an organization or a client says and shows of itself. */
export interface PageBrand {
  name: string;
  /** `#rrggbb`; null for ours. */
  accent: string | null;
  /** Path of a picture of ours. */
  markPath: string | null;
  /** Whether the product's mark stands in for one that it lacks: beside a name that must not be taken for ours. */
  hasOurMark: boolean;
  support_email: string | null;
  support_url: string | null;
  terms_url: string | null;
  privacy_url: string | null;
  footer_text: string | null;
}

const brands = new WeakMap<IncomingMessage, PageBrand>();

/**
 * The page that answers this request is one of the organization or client. Said where it is found out, so that no page
 * has to hand it on; `fillSlots` writes it.
 */
export function showBrand(req: IncomingMessage, brand: PageBrand): void {
  brands.set(req, brand);
}

export function shownBrand(req: IncomingMessage): PageBrand | undefined {
  return brands.get(req);
}

/** Finished sheets, by colour. Many: whoever asks for all colours there are gets each, and we keep the last. */
const sheets = new Map<string, { text: string; version: string }>();
const keptSheets = 500;

/** The variables of an accent; undefined for what is no colour of six digits. */
export function brandSheet(digits: string): { text: string; version: string } | undefined {
  if (!/^[0-9a-f]{6}$/.test(digits)) return undefined;
  const kept = sheets.get(digits);
  if (kept) return kept;
  const text = brandVariables(brandOf(`#${digits}`));
  const made = { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
  if (sheets.size >= keptSheets) sheets.clear();
  sheets.set(digits, made);
  return made;
}

/** What stands in place of the product's mark. */
export function brandMark(brand: PageBrand | undefined): Html {
  if (!brand) return trustedHtml(mark);
  const { name, markPath, hasOurMark } = brand;
  return html`<p class="brand">
    ${
      markPath
        ? html`<img class="mark" src="${markPath}" alt="" width="36" height="36" />`
        : hasOurMark && trustedHtml(mark)
    }
    <span>${name}</span>
  </p>`;
}

/** After our own sheet: a brand is five variables of it. */
export function brandHead(brand: PageBrand | undefined): Html | undefined {
  const digits = brand?.accent?.slice(1);
  const sheet = digits === undefined ? undefined : brandSheet(digits);
  return sheet && html`<link rel="stylesheet" href="/assets/brand/${digits}.css?v=${sheet.version}" />`;
}

/** The links of whose page it is, and who runs it all the same; on other pages those of the operator. */
export function brandFoot(brand: PageBrand | undefined, language: Language): Html | undefined {
  const texts = messages('frame', language);
  const { name: platform, supportUrl, termsUrl, privacyUrl } = platformBrand();
  if (!brand) {
    if (!supportUrl && !termsUrl && !privacyUrl) return undefined;
    return html`<div class="brand-foot">
      <p>${link(supportUrl, texts.support)} ${link(termsUrl, texts.terms)} ${link(privacyUrl, texts.privacy)}</p>
    </div>`;
  }
  const { name, support_email, support_url, terms_url, privacy_url, footer_text } = brand;
  return html`<div class="brand-foot">
    ${footer_text && html`<p>${footer_text}</p>`}
    <p>
      ${link(support_url, texts.support)} ${link(terms_url, texts.terms)} ${link(privacy_url, texts.privacy)}
      ${support_email && html`<a href="mailto:${support_email}">${support_email}</a>`}
    </p>
    <p>${texts.runFor({ platform, organization: name })}</p>
  </div>`;
}

function link(href: string | null, text: string): Html | null {
  return href === null ? null : html`<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;
}
