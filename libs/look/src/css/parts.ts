import { font } from '../tokens.js';
import { rem } from './rem.js';

const { sizes, weights } = font;

/** Messages, badges and lists. */
export const parts = `.alert,.notice{margin-top:1.25rem;padding:.7rem .9rem;border-radius:var(--radius-field)}
.alert{color:var(--bad);background:var(--bad-soft)}
.notice{background:var(--accent-soft)}
.tag{display:inline-block;padding:.05rem .55rem;font-size:${rem(sizes.small)};font-weight:${weights.medium};
color:var(--soft);border:1px solid var(--line);border-radius:1rem;vertical-align:.1em}
.tag.good{color:var(--accent);background:var(--accent-soft);border-color:transparent}
.items{margin:.9rem 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
.items > li{padding:.85rem 0;border-bottom:1px solid var(--line)}
.items > li:last-child{padding-bottom:0;border-bottom:0}
.empty{margin-top:1rem;padding:1.4rem 1rem;color:var(--soft);text-align:center;border:1px dashed var(--line);
border-radius:var(--radius-field)}`;
