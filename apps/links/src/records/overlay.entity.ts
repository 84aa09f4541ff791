import type { OverlaySettings, OverlayType } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A box that is shown over the destination of a link. */
@Entity()
export class Overlay {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') type!: OverlayType;
  @Column('text') name!: string;
  /** As the schema of its type allows. */
  @Column('jsonb') content!: OverlaySettings;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
