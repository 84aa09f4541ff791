import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of a person, to write to the owners of clients. Fed by identity's events. */
@Entity()
export class Person {
  @PrimaryColumn('uuid') uuid!: string;
  @Column('text') name!: string;
  /** Null while it is not confirmed, and once the account is erased. */
  @Column('text', { nullable: true }) email!: string | null;
  /** BCP 47; null while it is not known. */
  @Column('text', { nullable: true }) language!: string | null;
  @Column('bigint') version!: string;
}
