import { font } from '../tokens.js';
import { rem } from './rem.js';

const { sizes, weights, lineHeight, headingLineHeight } = font;

/** Type, links and focus: what is the same on every page. */
export const base = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--page);color:var(--text);
font:${rem(sizes.page)}/${lineHeight} var(--font)}
h1,h2,h3{margin:0;line-height:${headingLineHeight};font-weight:${weights.bold};letter-spacing:-.01em;
overflow-wrap:anywhere;text-wrap:balance;hyphens:auto}
h1{font-size:${rem(sizes.title)}}
h2{font-size:${rem(sizes.large)}}
h3{font-size:${rem(sizes.page)}}
p{margin:.75rem 0 0;overflow-wrap:anywhere;text-wrap:pretty}
.lead{margin-top:.4rem;color:var(--soft)}
.lead strong{color:var(--text);font-weight:${weights.bold}}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.06em}
a:hover{color:var(--accent-hover);text-decoration-thickness:.11em}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
[tabindex='-1']:focus-visible{outline:none}
code,.mono{font-family:var(--mono);font-size:.9em}
hr{margin:1.5rem 0;border:0;border-top:1px solid var(--line)}
.hint,.detail{font-size:${rem(sizes.console)};color:var(--soft)}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:no-preference){a,button,input,select,.button{
transition:background-color var(--motion),border-color var(--motion),color var(--motion)}}`;
