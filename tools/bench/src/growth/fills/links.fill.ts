import { numbers, type Fill } from './rows.js';

/** In SQL: the link with the number `n`, where `made` has the numbers. */
const madeLinks = `${numbers} JOIN link ON link.alias_key = 'g' || n AND link.domain_id IS NULL`;
const hotLink = `(SELECT id FROM link WHERE alias_key = 'g1' AND domain_id IS NULL)`;
const clickTime = `date_trunc('day', now()) + (now() - date_trunc('day', now())) * random()`;

/** What a day's roll-up tells apart, and in how many values. */
const dimensions = `
  (VALUES ('country', 60), ('referrer', 500), ('browser', 8), ('os', 6), ('device', 3), ('language', 20))
  AS counted (dimension, many)`;

/** Links of one account with counters and tags, and clicks of one of them with their roll-ups. */
export const linksFill: Fill = ({ links: { accountId } }) => [
  `INSERT INTO link (account_id, alias, alias_key, url, href, title, description, created_at)
   SELECT ${accountId}, 'g' || n, 'g' || n, 'https://example.org/page/' || n, 'https://example.org/page/' || n,
     CASE WHEN n % 1000 = 0 THEN 'needle ' ELSE 'hay ' END || n, 'Campaign ' || n % 1000,
     now() - interval '30 days' + n * interval '2 seconds'
   FROM ${numbers}`,
  // The product makes the counters of a link with it.
  `INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks)
   SELECT 'link', link.id, n * 7919 % 99991, n * 7919 % 99991, n % 97 FROM ${madeLinks} ORDER BY link.id
   ON CONFLICT (kind, item_id) DO UPDATE
   SET clicks = excluded.clicks, clicks_all = excluded.clicks_all, unique_clicks = excluded.unique_clicks`,
  `INSERT INTO link_tag (link_id, tag, account_id)
   SELECT link.id, 'spring', ${accountId} FROM ${madeLinks} WHERE n % 10 = 0
   UNION ALL SELECT link.id, 'rare', ${accountId} FROM ${madeLinks} WHERE n % 10000 = 1
   UNION ALL SELECT link.id, 'tag-' || n / 20 % 50, ${accountId} FROM ${madeLinks} WHERE n % 20 = 5`,
  `INSERT INTO click (at, id, item_id, kind, account_id, batch, visitor, country, referrer, browser, os, device,
     language, via)
   SELECT ${clickTime}, uuidv7(), ${hotLink}, 'link', ${accountId}, 0, sha256(convert_to(n::text, 'UTF8')),
     'DE', 'https://example.org', 'Chrome', 'Windows', 'desktop', 'de', 'link'
   FROM ${numbers}`,
  `INSERT INTO item_day AS known (kind, item_id, day, dimension, value, clicks)
   SELECT item.kind, item.id, current_date - (n % 30)::int, dimension, dimension || '-' || n * 31 % many, count(*)
   FROM ${numbers}, ${dimensions}, (VALUES ('link', ${hotLink}), ('account', ${accountId})) AS item (kind, id)
   GROUP BY 1, 2, 3, 4, 5
   UNION ALL
   SELECT item.kind, item.id, current_date - (n % 30)::int, 'reason', 'person', count(*)
   FROM ${numbers}, (VALUES ('link', ${hotLink}), ('account', ${accountId})) AS item (kind, id) GROUP BY 1, 2, 3
   ON CONFLICT (kind, item_id, day, dimension, value) DO UPDATE SET clicks = known.clicks + excluded.clicks`,
];
