import type { Permission } from '@platform/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a role permits since its last change; a membership that changed later carries what it permits itself. */
@Entity('role_copy')
export class RoleCopy {
  @PrimaryColumn('uuid') organization_uuid!: string;
  @PrimaryColumn('text') name!: string;
  @Column('text', { array: true }) permissions!: Permission[];
  @Column('bigint') version!: string;
}
