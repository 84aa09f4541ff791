import { base } from './css/base.js';
import { forms } from './css/forms.js';
import { frame } from './css/frame.js';
import { parts } from './css/parts.js';
import { variables } from './css/variables.js';

/**
 * The sheet of every page, finished: a page adds only what no other page has. The hash of a policy is made of what the
 * page writes, so a page that adds something makes its own.
 */
export const sheet = [variables, base, forms, parts, frame].join('\n');
