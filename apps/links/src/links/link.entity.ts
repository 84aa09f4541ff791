import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Link {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** As it is shown. */
  @Column('text') alias!: string;
  /** Unique: the exact spelling of a random alias, the folded one of a chosen alias. */
  @Column('text') alias_key!: string;
  @Column('text') url!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  /** A deleted link stays as a tombstone for 90 days: no stranger can take its alias over at once. */
  @Column('text') state!: 'active' | 'deleted';
  /** Rises with every change of an alias, whichever link holds it: caches never go back. */
  @Column('bigint') version!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
}
