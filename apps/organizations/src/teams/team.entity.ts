import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Team {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', type: 'integer' }) id!: number;
  @Column('uuid') organization_uuid!: string;
  @Column('text') name!: string;
  /** Never changes. */
  @Column('text') slug!: string;
  @CreateDateColumn({ type: 'timestamptz' }) created_at!: Date;
}
