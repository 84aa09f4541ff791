import { Injectable } from '@nestjs/common';
import {
  cutOf,
  pageOfLinks,
  utmFields,
  type AddUtmTemplate,
  type UpdateUtmTemplate,
  type UtmTemplatesQuery,
} from '@platform/contracts';
import { boundedCount, isUniqueViolation, part, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { type Limit, requireRoom } from '../../accounts/index.js';
import { ownRecord, textWith, UtmTemplate } from '../../records/index.js';

const limit: Limit = { table: 'utm_template', max: 500, name: 'UTM templates' };

type Listed = UtmTemplate & { key: string };

@Injectable()
export class UtmTemplatesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids rise with age. A cursor holds no more of a name than fits into an address. */
  async list(accountId: number, query: UtmTemplatesQuery) {
    const { limit, offset, after: [, key, id] = [null, null, null] } = cutOf(query, query.limit);
    const { sort } = query;
    const by = sort === 'name' || sort === '-name' ? part`left(lower(name), 60)` : part`''`;
    const isDown = sort.startsWith('-');
    const order = isDown ? part`DESC` : part`ASC`;
    const which = part`account_id = ${accountId} ${query.q ? part`AND name ILIKE ${textWith(query.q)}` : part``}`;
    const [counted, rows] = await Promise.all([
      boundedCount(this.dataSource, part`SELECT FROM utm_template WHERE ${which}`),
      rowsOf(
        this.dataSource,
        sql<Listed>`
          SELECT utm_template.*, ${by} AS key FROM utm_template
          WHERE ${which} AND (${key}::text IS NULL
            OR (${by}, id) ${isDown ? part`<` : part`>`} (${key}::text, ${id}::int))
          ORDER BY key ${order}, id ${order} LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return pageOfLinks('templates', rows, counted, query, {
      keysOf: ({ key, id }) => [sort, key, id],
      recordOf: view,
    });
  }

  async get(accountId: number, id: number) {
    const template = await ownRecord(this.dataSource.manager, UtmTemplate, { id, account_id: accountId });
    return { error: 0, details: view(template) };
  }

  /**
   * The index decides between parallel requests.
   *
   * @throws Problem 400 for one without values; 409 for a name that the account has
   */
  async add(accountId: number, body: AddUtmTemplate) {
    const { name, source = '', medium = '', campaign = '', term = '', content = '' } = body;
    requireValue(body);
    const [made] = await this.dataSource.transaction(async (tx) => {
      await requireRoom(tx, accountId, limit);
      return rowsOf(
        tx,
        sql<UtmTemplate>`
          INSERT INTO utm_template (account_id, name, source, medium, campaign, term, content)
          VALUES (${accountId}, ${name}, ${source}, ${medium}, ${campaign}, ${term}, ${content})
          ON CONFLICT (account_id, lower(name)) DO NOTHING RETURNING *`,
      );
    });
    if (!made) throw taken();
    return { error: 0, ...view(made) };
  }

  /** What is not given stays. Its values are judged as they are then. */
  async update(accountId: number, id: number, body: UpdateUtmTemplate) {
    const [changed] = await this.dataSource.transaction(async (tx) => {
      const before = await ownRecord(tx, UtmTemplate, { id, account_id: accountId }, true);
      const { name, source, medium, campaign, term, content } = { ...before, ...given(body) };
      requireValue({ source, medium, campaign, term, content });
      return rowsOf(
        tx,
        sql<UtmTemplate>`
          UPDATE utm_template SET name = ${name}, source = ${source}, medium = ${medium}, campaign = ${campaign},
            term = ${term}, content = ${content}, updated_at = now()
          WHERE id = ${id} AND account_id = ${accountId} RETURNING *`,
      ).catch((err: unknown) => {
        throw isUniqueViolation(err) ? taken() : err;
      });
    });
    return { error: 0, ...view(changed!) };
  }

  async remove(accountId: number, id: number) {
    const { affected } = await this.dataSource.manager.delete(UtmTemplate, { id, account_id: accountId });
    if (!affected) throw new Problem('not_found');
    return { error: 0, message: 'The UTM template has been deleted. Links stay as they are.' };
  }
}

/** Without the keys that a request leaves out. */
function given(body: UpdateUtmTemplate): Partial<UtmTemplate> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function requireValue(values: Omit<AddUtmTemplate, 'name'>): void {
  if (!utmFields.some((field) => values[field])) throw Problem.field('source', 'must be given, or another value');
}

function view({ id, name, source, medium, campaign, term, content, created_at }: UtmTemplate) {
  return { id, name, source, medium, campaign, term, content, date: created_at };
}

function taken(): Problem {
  const message = 'You have a UTM template of this name already.';
  return new Problem('already_exists', { message, fields: { errors: { name: [message] } } });
}
