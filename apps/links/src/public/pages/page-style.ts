import { createHash } from 'node:crypto';
import { ofPlatformBrand } from '@platform/service-kit';

const ownStyle = `
.card{max-width:32rem}
h2{margin-top:2rem}
pre{margin:1rem 0 0;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--page);
border:1px solid var(--line);border-radius:var(--radius-field);font:inherit}
img{display:block;max-width:100%;height:auto;margin:1rem 0;border-radius:var(--radius-card)}
:not(.button) + .button{margin-top:1.1rem}
label{margin-top:1.25rem}
.items h2{margin:0 0 .15rem}
.items p{margin:0}
.pager{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;
margin-top:1rem;padding-top:1.25rem;border-top:1px solid var(--line)}
.pager p{margin:0}
main footer{margin-top:2rem;font-size:.875rem}
main footer a{color:var(--soft)}`;

/** The sheet of all pages, and what only pages of links have. */
export const pageStyle = ofPlatformBrand(({ sheet }) => sheet + ownStyle);

export const styleElement = () => `<style>${pageStyle()}</style>`;

/** For the policies of pages whose only style is `styleElement`. */
export const styleHash = ofPlatformBrand(() => createHash('sha256').update(pageStyle()).digest('base64'));
