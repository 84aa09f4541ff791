import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity()
export class Member {
  @PrimaryColumn('uuid') organization_uuid!: string;
  @PrimaryColumn('uuid') user_uuid!: string;
  /** The name of a role of the same organization. */
  @Column('text') role!: string;
  @CreateDateColumn({ type: 'timestamptz' }) joined_at!: Date;
}
