import { font, target } from '../tokens.js';
import { rem } from './rem.js';

const { sizes, weights } = font;

/** Fields in one column, easy to hit, with what is wrong beside them; and buttons. */
export const forms = `form{margin-top:1.5rem}
.field{margin-bottom:1.1rem}
label,.label,legend{display:block;margin-bottom:.35rem;padding:0;font-size:${rem(sizes.console)};
font-weight:${weights.medium}}
input:not([type='hidden'],[type='checkbox'],[type='radio'],.visually-hidden),select,textarea{display:block;width:100%;
min-height:${rem(target.touch)};padding:.6rem .75rem;font:inherit;color:inherit;background:var(--field);
border:1px solid var(--edge);border-radius:var(--radius-field)}
textarea{min-height:7rem;resize:vertical}
input:not([type='checkbox'],[type='radio']):focus-visible,select:focus-visible,textarea:focus-visible{
outline-offset:0;border-color:var(--accent)}
input[aria-invalid='true'],select[aria-invalid='true'],textarea[aria-invalid='true']{border-color:var(--bad)}
input:disabled,input:read-only{color:var(--soft)}
input[type='checkbox'],input[type='radio']{accent-color:var(--accent)}
select{appearance:none;padding-inline-end:2.2rem;background-image:
linear-gradient(45deg,transparent 50%,var(--soft) 50%),linear-gradient(135deg,var(--soft) 50%,transparent 50%);
background-position:right 1.15rem center,right .8rem center;background-size:.36rem .36rem;background-repeat:no-repeat}
.hint,.error{margin-top:.35rem}
.error{font-size:${rem(sizes.console)};color:var(--bad)}
.button{display:block;width:100%;min-height:${rem(target.touch)};padding:.6rem 1rem;font:inherit;
font-weight:${weights.bold};line-height:1.4;text-align:center;text-decoration:none;overflow-wrap:break-word;
color:var(--on-accent);background:var(--accent);border:1px solid transparent;border-radius:var(--radius-field);
cursor:pointer}
.button:hover{color:var(--on-accent);background:var(--accent-hover)}
.button + .button{margin-top:.6rem}
.button[aria-disabled='true']{opacity:.6;cursor:progress}
.button.danger{color:var(--on-bad);background:var(--bad)}
.button.danger:hover{background:var(--bad-hover)}
.button.quiet{color:var(--text);background:transparent;border-color:var(--edge)}
.button.quiet:hover{background:color-mix(in srgb,var(--text) 6%,transparent);border-color:var(--text)}
.button.quiet.danger{color:var(--bad)}
.button.small{width:auto;min-height:2.25rem;padding:.35rem .8rem;font-size:${rem(sizes.console)}}
@media (forced-colors:active){.button{border-color:ButtonText}}`;
