import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupRefused } from './backup-refused.js';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** The only texts that become a part of a statement: days, numbers and UUIDs between which the rows of a part are. */
const bound =
  /^(DEFAULT|FOR VALUES FROM \(('[\da-f .:+-]+'|-?\d+|MINVALUE)\) TO \(('[\da-f .:+-]+'|-?\d+|MAXVALUE)\))$/;

const table = z.object({
  schema: name,
  name,
  columns: z.array(name),
  rows: z.int(),
  /** Its file, whose bytes are compressed. */
  file: z.string().regex(/^[a-z0-9_.]+$/),
  sha256: z.string(),
  /** Of a part of a table: of which one, which rows, and how it is stored, in the words of Postgres. */
  partition: z
    .object({ of: name, bound: z.string().regex(bound), options: z.array(z.string().regex(/^[a-z_.]+=[\w.]+$/)) })
    .nullable(),
});

const sequence = z.object({ schema: name, name, last: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of the server. */
  postgres: z.string(),
  /** By schema: what its `migrations` names. */
  migrations: z.record(name, z.array(z.string())),
  tables: z.array(table),
  sequences: z.array(sequence),
});

/** What a backup holds. Every name and bound in it is checked before it becomes a part of a statement. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof table>;
export type BackedUpSequence = z.infer<typeof sequence>;

const file = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, file), JSON.stringify(manifestSchema.parse(manifest), null, 2), { mode: 0o600 });
}

/** @throws {BackupRefused} when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  } catch (err) {
    const why = err instanceof z.ZodError ? z.prettifyError(err) : (err as Error).message;
    throw new BackupRefused('not_whole', `${folder} is no whole backup: ${why}`);
  }
}
