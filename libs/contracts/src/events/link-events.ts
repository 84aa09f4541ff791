import { z } from 'zod';
import { visitRecord } from '../links/statistics.js';

/** Most visits in one event: about 70 KB, so that receivers that read bodies of at most 100 KB take it. */
export const maxClicksInEvent = 200;

/** A visit as the owner's export has it, without the network: what is sent away cannot be erased any more. */
const click = visitRecord.omit({ date: true, network: true }).extend({
  clicked_at: z.iso.datetime({ offset: true }),
});

/**
 * Visits of an account whose owner asked to have them told, counted in one transaction. Every visit is in one event.
 */
export const linkClicked = z.object({
  account: z.object({ id: z.int(), user_uuid: z.uuid().describe('the owner') }),
  clicks: z.array(click).min(1).max(maxClicksInEvent),
});
