import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A service that may dispatch events. Registered by the operator only. */
@Entity('saas_service')
export class SaasService {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS', type: 'integer' }) id!: number;
  @Column('text') code!: string;
  @Column('text') name!: string;
  @Column('boolean') is_active!: boolean;
  /** Moves with every change of the row (a trigger). */
  @Column('integer') version!: number;
  @Column('text') sealed_secret!: string;
  /** Still accepted until it expires, so that a service can change over without losing an event. */
  @Column('text', { nullable: true }) sealed_previous_secret!: string | null;
  @Column('timestamptz', { nullable: true }) previous_secret_expires_at!: Date | null;
  @Column('timestamptz') created_at!: Date;
}
