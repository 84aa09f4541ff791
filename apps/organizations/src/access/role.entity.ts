import type { Permission } from '@platform/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity()
export class Role {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', type: 'integer' }) id!: number;
  @Column('uuid') organization_uuid!: string;
  /** Never changes: members refer to it, and other systems key on it. */
  @Column('text') name!: string;
  @Column('text') display_name!: string;
  @Column('text', { array: true }) permissions!: Permission[];
  @Column('boolean') is_system!: boolean;
  @Column('boolean') is_default!: boolean;
  /** Kept by triggers of `member` alone. */
  @Column({ type: 'integer', default: 0, insert: false, update: false }) members_count!: number;
}
