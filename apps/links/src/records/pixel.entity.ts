import type { PixelType } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The id that an advertising network gave an account; never markup. */
@Entity()
export class Pixel {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') type!: PixelType;
  @Column('text') name!: string;
  @Column('text') tag!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
