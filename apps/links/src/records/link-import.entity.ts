import type { ImportField, importStates } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file that is imported in the background. Its lines are in `link_import_line` until they have become links. */
@Entity()
export class LinkImport {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') state!: (typeof importStates)[number];
  /** Whose export it looked like. */
  @Column('text', { nullable: true }) service!: string | null;
  /** Names of the columns, and what each of them is. */
  @Column('text', { array: true }) header!: string[];
  @Column('text', { array: true }) fields!: (ImportField | null)[];
  /** Where its links go, with the scheme; null: the platform's own host. */
  @Column('text', { nullable: true }) domain!: string | null;
  @Column('integer') lines!: number;
  @Column('integer') done!: number;
  @Column('integer') imported!: number;
  @Column('integer') refused!: number;
  /** All up to this one have been looked at. */
  @Column('integer') last_line!: number;
  /** Whose turn it is: that which has waited longest. */
  @Column('timestamptz') worked_at!: Date;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
