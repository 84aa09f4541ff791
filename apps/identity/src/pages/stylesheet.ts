import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one stylesheet, and an address that changes with it, so that browsers may keep it for good. */
export const stylesheet = readFileSync(new URL('../../assets/style.css', import.meta.url), 'utf8');

const version = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12);
export const stylesheetPath = `/assets/identity/style.css?v=${version}`;
