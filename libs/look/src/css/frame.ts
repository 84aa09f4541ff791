import { font } from '../tokens.js';
import { rem } from './rem.js';

/** The mark, a page of one card, and the foot with its languages. */
export const frame = `.mark{display:block;width:2.25rem;height:2.25rem}
.mark rect{fill:var(--accent)}
.mark circle{fill:var(--on-accent)}
.mark circle:nth-of-type(2){opacity:.7}
.mark circle:nth-of-type(3){opacity:.4}
.narrow{display:grid;grid-template-rows:1fr auto auto 1.4fr;grid-template-columns:minmax(0,1fr);justify-items:center;
padding:1.5rem 1rem}
.card{grid-row:2;width:100%;max-width:26rem;padding:2.25rem 2rem 2rem;background:var(--card);
border:1px solid var(--line);border-radius:var(--radius-sheet);box-shadow:var(--shadow)}
.card > .mark{margin-bottom:1.35rem}
.narrow .foot{grid-row:3}
@media (max-width:30rem){
.narrow{grid-template-rows:auto 1fr auto;padding:0 0 1rem;background:var(--card)}
.card{grid-row:1;max-width:none;padding:2rem 1.25rem 1rem;border:0;border-radius:0;box-shadow:none}}
.foot{padding:1rem;font-size:${rem(font.sizes.console)};color:var(--soft)}
.languages{position:relative}
.languages summary{padding:.4rem .8rem;border-radius:var(--radius-field);cursor:pointer;list-style:none;
text-align:center}
.languages summary::-webkit-details-marker{display:none}
.languages summary::after{content:'';display:inline-block;width:.36rem;height:.36rem;margin-inline-start:.5rem;
border:solid currentColor;border-width:0 .1rem .1rem 0;transform:translateY(-.16rem) rotate(45deg)}
.languages summary:hover{color:var(--text)}
.languages form{display:flex;flex-wrap:wrap;justify-content:center;gap:.2rem;max-width:22rem;margin:.25rem auto 0}
.languages button{padding:.35rem .7rem;font:inherit;color:inherit;background:none;border:0;
border-radius:var(--radius-field);cursor:pointer}
.languages button:hover{color:var(--text);background:color-mix(in srgb,var(--text) 6%,transparent)}
.languages button[aria-current]{font-weight:${font.weights.bold};color:var(--accent)}
@media (forced-colors:active){.mark rect{fill:CanvasText}.mark circle{fill:Canvas}}`;
