import type { VisitRecord } from '@platform/contracts';
import type { ItemKind } from '../journal/index.js';
import { typeOfKind } from './own-item.js';

/** A row of `visitColumns`. */
export interface VisitRow extends Omit<VisitRecord, 'date' | 'type' | 'itemid'> {
  at: Date;
  kind: ItemKind;
  item_id: number;
  account_id: number;
}

export const visitColumns = `
  id, at, kind, item_id, account_id, reason, country, referrer, browser, os, device, language, social, network, via,
  variant`;

/** What its owner gets to see of a visit; `date` is still to be written out. */
export function visitOf({ at, kind, item_id, account_id: _account, ...facts }: VisitRow) {
  return { ...facts, date: at, type: typeOfKind[kind], itemid: item_id };
}
