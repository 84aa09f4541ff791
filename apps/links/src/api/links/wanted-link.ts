import type { AddLink } from '@platform/contracts';
import type { requireActive } from '../../accounts/index.js';
import type { Link } from '../../records/index.js';
import type { LinkInput } from './link-input.js';

/** A new link, as far as it can be made ready without a transaction. */
export interface WantedLink {
  body: AddLink;
  input: LinkInput;
  password: Partial<Pick<Link, 'password_hash'>>;
  start?: LinkStart;
}

/** What holds for all links of an account. */
export type Standing = Awaited<ReturnType<typeof requireActive>>;

/** What a link that comes from elsewhere has behind it. */
export interface LinkStart {
  /** That were counted there: they stand before its own. */
  clicks?: number;
  createdAt?: Date;
}
