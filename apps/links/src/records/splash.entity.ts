import type { SplashContent } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A page that is shown before the destination of a link. */
@Entity()
export class Splash {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') name!: string;
  @Column('jsonb') content!: SplashContent;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
