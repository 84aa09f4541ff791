import { Injectable } from '@nestjs/common';
import {
  keysById,
  overlaySettings,
  pageOfLinks,
  type AddOverlay,
  type NamedPageQuery,
  type OverlaySettings,
  type OverlayType,
  type UpdateOverlay,
} from '@platform/contracts';
import { execute, fieldErrors, part, Problem, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { Overlay, ownPage, ownRecord, usesOf } from '../../records/index.js';
import { DraftsService } from '../../public/drafts/index.js';
import { TouchedLinks } from '../../lookup/index.js';
import { BlockListService } from '../../blocks/index.js';

const limit: Limit = { table: 'overlay', max: 500, name: 'overlays' };

interface OverlayUses {
  links: number;
  answers: number;
}

@Injectable()
export class OverlaysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly touched: TouchedLinks,
    private readonly blockList: BlockListService,
    private readonly drafts: DraftsService,
  ) {}

  async list(accountId: number, query: NamedPageQuery) {
    const [rows, counted] = await ownPage(this.dataSource.manager, Overlay, { account_id: accountId }, query, ['name']);
    const uses = await this.uses(accountId, rows);
    return pageOfLinks('cta', rows, counted, query, {
      keysOf: keysById,
      recordOf: (row) => ({ ...row, ...uses.get(row.id)!, date: row.created_at }),
    });
  }

  async get(accountId: number, id: number) {
    const overlay = await ownRecord(this.dataSource.manager, Overlay, { id, account_id: accountId });
    const uses = (await this.uses(accountId, [overlay])).get(id)!;
    return { error: 0, details: { ...overlay, ...uses, settings: overlay.content, date: overlay.created_at } };
  }

  private async uses(accountId: number, overlays: Overlay[]): Promise<Map<number, OverlayUses>> {
    const [links, answers] = await Promise.all([
      usesOf(
        this.dataSource,
        overlays,
        part`SELECT FROM link WHERE overlay_id = given.id AND account_id = ${accountId} AND state <> 'deleted'`,
      ),
      usesOf(
        this.dataSource,
        overlays,
        part`SELECT FROM overlay_answer WHERE overlay_id = given.id AND account_id = ${accountId}`,
      ),
    ]);
    return new Map(overlays.map(({ id }) => [id, { links: links.get(id)!, answers: answers.get(id)! }]));
  }

  /** Refuses what `add` refuses. */
  async preview({ type, settings }: AddOverlay) {
    await this.blockList.check(linksOf(settings), 'settings.link');
    return this.drafts.keep({ kind: 'overlay', type, content: settings });
  }

  /** 400 where the box leads to what no link may lead to. */
  async add(accountId: number, { type, name, settings }: AddOverlay) {
    await this.blockList.check(linksOf(settings), 'settings.link');
    return this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      const overlay = tx.create(Overlay, { account_id: accountId, type, name, content: settings });
      await tx.insert(Overlay, overlay);
      return { error: 0, id: overlay.id };
    });
  }

  async update(accountId: number, id: number, { name, settings }: UpdateOverlay) {
    const changed = await this.dataSource.transaction(async (tx) => {
      const overlay = await ownRecord(tx, Overlay, { id, account_id: accountId }, true);
      const content = settingsOf(overlay.type, { ...overlay.content, ...settings });
      if (settings?.['link']) await this.blockList.check(linksOf(content), 'settings.link', tx);
      await execute(
        tx,
        sql`
          UPDATE overlay SET name = coalesce(${name ?? null}, name), content = ${content}, updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId}`,
      );
      return this.touched.raise(tx, usesOverlay(accountId, id));
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The overlay has been updated.' };
  }

  /** The links that showed it lead straight to their destinations from now on. */
  async remove(accountId: number, id: number) {
    const changed = await this.dataSource.transaction(async (tx) => {
      await ownRecord(tx, Overlay, { id, account_id: accountId }, true);
      const links = await this.touched.raise(tx, usesOverlay(accountId, id), part`type = 'direct', overlay_id = NULL`);
      await tx.delete(Overlay, { id, account_id: accountId });
      return links;
    });
    await this.touched.announce(changed);
    return { error: 0, message: 'The overlay has been deleted.' };
  }
}

const usesOverlay = (accountId: number, id: number) => part`account_id = ${accountId} AND overlay_id = ${id}`;

/** Where the box leads, if anywhere. */
function linksOf(content: OverlaySettings): string[] {
  return 'link' in content && content.link ? [new URL(content.link).href] : [];
}

/** 400 that names the setting, as `settings.text`. */
function settingsOf(type: OverlayType, settings: Record<string, unknown>): OverlaySettings {
  const parsed = overlaySettings[type].safeParse(settings);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ message, path: ['settings', ...path] }));
  throw new Problem('validation_failed', { errors: fieldErrors(issues) });
}
