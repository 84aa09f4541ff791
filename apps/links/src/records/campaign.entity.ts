import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A set of links with a rotator and a public list. */
@Entity()
export class Campaign {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** Unique in its account, in any case of letters. */
  @Column('text') name!: string;
  /** Path of the rotator, unique over all accounts; null for none. */
  @Column('text', { nullable: true }) slug!: string | null;
  /** Whether rotator and list answer. */
  @Column('boolean') public!: boolean;
  /** Whether the rotator leads the same visitor to the same link for a day. */
  @Column('boolean') sticky!: boolean;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
