import { part } from '@platform/service-kit';

/** Items of channels with their link, bio page or QR code. Deleted ones are left out. */
export const livingItems = part`(
  SELECT item.*,
    coalesce(link.alias, bio.alias, qr.code) AS address,
    CASE item.type
      WHEN 'links' THEN coalesce(nullif(link.title, ''), link.url)
      WHEN 'bio' THEN bio.title
      ELSE coalesce(nullif(qr.name, ''), qr.type)
    END AS title,
    domain.host, domain.scheme
  FROM channel_item item
  LEFT JOIN link ON item.type = 'links' AND link.id = item.item_id AND link.account_id = item.account_id
    AND link.state <> 'deleted'
  LEFT JOIN domain ON domain.id = link.domain_id
  LEFT JOIN bio_page bio ON item.type = 'bio' AND bio.id = item.item_id AND bio.account_id = item.account_id
  LEFT JOIN qr ON item.type = 'qr' AND qr.id = item.item_id AND qr.account_id = item.account_id
  WHERE coalesce(link.id, bio.id, qr.id) IS NOT NULL
) item`;
