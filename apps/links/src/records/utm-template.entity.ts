import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Values of UTM parameters that are filled into links. An empty one is left alone. */
@Entity()
export class UtmTemplate {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  /** Unique in its account, in any case of letters. */
  @Column('text') name!: string;
  @Column('text') source!: string;
  @Column('text') medium!: string;
  @Column('text') campaign!: string;
  @Column('text') term!: string;
  @Column('text') content!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
