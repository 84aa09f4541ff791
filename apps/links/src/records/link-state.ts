import { part } from '@platform/service-kit';

// SQL over `link`: what `linkRecord` calls the state of a link, as statements ask for it.

/** By date or by clicks; never null. */
export const isOver = part`
  (link.expires_at IS NOT NULL AND link.expires_at <= now()
    OR link.click_limit IS NOT NULL
      AND link.click_limit <= coalesce((SELECT used FROM link_use WHERE link_id = link.id), 0))`;

/** Leads somewhere at this moment. */
export const isActive = part`
  link.state = 'active' AND NOT ${isOver} AND (link.starts_at IS NULL OR link.starts_at <= now())`;
