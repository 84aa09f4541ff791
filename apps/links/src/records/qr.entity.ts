import type { QrData, QrType } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Qr {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** Random, in the scan address: who does not hold the code cannot ask for it. */
  @Column('text') code!: string;
  @Column('text') name!: string;
  @Column('text') type!: QrType;
  /** In the canonical shape of its type. */
  @Column('jsonb') data!: QrData;
  /**
   * True: the picture holds the scan address, so that scans count and the content can change. False: it holds the
   * content.
   */
  @Column('boolean') is_dynamic!: boolean;
  /** `rgb(r,g,b)`. */
  @Column('text') foreground!: string;
  @Column('text') background!: string;
  /** Re-encoded by us, PNG. */
  @Column('bytea', { nullable: true, select: false }) logo!: Buffer | null;
  /** The link that it was made for, if any. */
  @Column('integer', { nullable: true }) link_id!: number | null;
  /** Why the operator has blocked it, null when they have not. */
  @Column('text', { nullable: true }) blocked_reason!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
