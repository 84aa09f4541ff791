import { Column, Entity, PrimaryColumn } from 'typeorm';

/** This service's copy of what a person has allowed a client, fed by identity's events. */
@Entity()
export class OauthGrant {
  @PrimaryColumn('text') grant_id!: string;
  @Column('uuid') user_uuid!: string;
  @Column('text') client_id!: string;
  @Column('text', { array: true }) scopes!: string[];
  /** False from its revocation on; the row stays, so that a late `grant.saved` cannot bring it back. */
  @Column('boolean') is_live!: boolean;
  @Column('bigint') version!: string;
}
