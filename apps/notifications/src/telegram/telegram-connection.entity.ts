import { Column, Entity, PrimaryColumn } from 'typeorm';

export const telegramChatTypes = ['private', 'group', 'supergroup', 'channel'] as const;
export type TelegramChatType = (typeof telegramChatTypes)[number];

/** The chat of a Telegram destination, and the token that connects one. */
@Entity('telegram_connection')
export class TelegramConnection {
  @PrimaryColumn('uuid') notification_endpoint_uuid!: string;
  @Column('uuid') organization_uuid!: string;
  /** SHA-256 of a token that is still to be used. */
  @Column('text', { nullable: true }) token_hash!: string | null;
  @Column('timestamptz', { nullable: true }) token_expires_at!: Date | null;
  @Column('uuid') token_issued_by!: string;
  /** As a decimal number; a group that becomes a supergroup gets another one. */
  @Column('bigint', { nullable: true }) chat_id!: string | null;
  @Column('bigint', { nullable: true }) message_thread_id!: string | null;
  @Column('text', { nullable: true }) chat_type!: TelegramChatType | null;
  @Column('text', { nullable: true }) chat_title!: string | null;
  @Column('timestamptz', { nullable: true }) connected_at!: Date | null;
  /** When the bot was last seen to join or leave, so that updates that come late change nothing. */
  @Column('timestamptz', { nullable: true }) member_changed_at!: Date | null;
}
