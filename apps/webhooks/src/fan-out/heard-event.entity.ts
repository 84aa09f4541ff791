import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that was fanned out. Kept for a week, for clients that turn out to have a right to it only afterwards. */
@Entity()
export class HeardEvent {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') event!: string;
  @Column('uuid', { nullable: true }) organization_uuid!: string | null;
  @Column('uuid', { nullable: true }) user_uuid!: string | null;
  @Column('bigint') version!: string;
  @Column('timestamptz') occurred_at!: Date;
  /** The body that receivers get, byte for byte. */
  @Column('text') payload!: string;
}
