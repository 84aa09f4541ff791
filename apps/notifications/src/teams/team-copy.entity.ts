import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of a team, fed by events; a deleted one stays as a tombstone. */
@Entity('team_copy')
export class TeamCopy {
  @PrimaryColumn('uuid') organization_uuid!: string;
  @PrimaryColumn('integer') id!: number;
  @Column('text') name!: string;
  @Column('boolean') is_deleted!: boolean;
  @Column('bigint') version!: string;
}
