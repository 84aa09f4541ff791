import { part } from '@platform/service-kit';

/** What is counted of people, by the name of its column; a click without it is in none. */
export const dimensions = [
  'country',
  'referrer',
  'browser',
  'os',
  'device',
  'language',
  'social',
  'via',
  'variant',
] as const;

/** The same as columns of `click`. */
export const dimensionColumns = part`country, referrer, browser, os, device, language, social, via, variant`;

/**
 * Needs `fresh` (clicks with their `day`) and `first_visit`. `every` has one row for each item, day, dimension and
 * value; those of an account are the sums of its links. It passes over the clicks once, with a table of groups for each
 * dimension: a row for each click and dimension would cost more than twice as much. An item never changes its owner.
 */
export const tally = part`
  visit AS (
    SELECT kind, item_id, account_id, day, coalesce(reason, 'person') AS reason,
      CASE WHEN reason IS NULL THEN country END AS country,
      CASE WHEN reason IS NULL THEN referrer END AS referrer,
      CASE WHEN reason IS NULL THEN browser END AS browser,
      CASE WHEN reason IS NULL THEN os END AS os,
      CASE WHEN reason IS NULL THEN device END AS device,
      CASE WHEN reason IS NULL THEN language END AS language,
      CASE WHEN reason IS NULL THEN social END AS social,
      CASE WHEN reason IS NULL THEN via END AS via,
      CASE WHEN reason IS NULL THEN variant END AS variant
    FROM fresh
  ), tally AS (
    SELECT kind, item_id, max(account_id) AS account_id, day,
      CASE
        WHEN GROUPING(reason) = 0 THEN 'reason'
        WHEN GROUPING(country) = 0 THEN 'country'
        WHEN GROUPING(referrer) = 0 THEN 'referrer'
        WHEN GROUPING(browser) = 0 THEN 'browser'
        WHEN GROUPING(os) = 0 THEN 'os'
        WHEN GROUPING(device) = 0 THEN 'device'
        WHEN GROUPING(language) = 0 THEN 'language'
        WHEN GROUPING(social) = 0 THEN 'social'
        WHEN GROUPING(via) = 0 THEN 'via'
        WHEN GROUPING(variant) = 0 THEN 'variant'
      END AS dimension,
      coalesce(reason, ${dimensionColumns}) AS value, count(*) AS n
    FROM visit
    GROUP BY kind, item_id, day, GROUPING SETS (
      (reason), (country), (referrer), (browser), (os), (device), (language), (social), (via), (variant))
    UNION ALL
    SELECT kind, item_id, account_id, day, 'unique', '', count(*) FROM first_visit
    JOIN (SELECT kind, item_id, max(account_id) AS account_id FROM fresh GROUP BY 1, 2) AS item USING (kind, item_id)
    GROUP BY 1, 2, 3, 4
  ), known AS MATERIALIZED (
    SELECT * FROM tally WHERE value IS NOT NULL
  ), every AS MATERIALIZED (
    SELECT kind, item_id, day, dimension, value, n FROM known
    UNION ALL
    SELECT 'account', account_id, day, dimension, value, sum(n)::bigint FROM known
    WHERE kind = 'link' AND account_id > 0 GROUP BY account_id, day, dimension, value
  )`;
