import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of an organization, fed by organizations' events. */
@Entity()
export class Organization {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('boolean') is_deleted!: boolean;
  @Column('bigint') version!: string;
}
