import { part } from '@platform/service-kit';

/**
 * SQL over `link`, with `link_use` joined as `use`: the links that a campaign shows and rotates. They are active,
 * public, begun and not over. A link behind a password is left out, as it is for those who have the password.
 */
export const isEligible = part`link.state = 'active' AND link.visibility = 'public' AND link.password_hash IS NULL
  AND (link.starts_at IS NULL OR link.starts_at <= now()) AND (link.expires_at IS NULL OR link.expires_at > now())
  AND (link.click_limit IS NULL OR coalesce(use.used, 0) < link.click_limit)`;
