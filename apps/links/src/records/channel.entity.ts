import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A coloured folder of links, bio pages and QR codes. */
@Entity()
export class Channel {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') account_id!: number;
  @Column('text') name!: string;
  @Column('text') description!: string;
  /** `#RGB` or `#RRGGBB`. */
  @Column('text') color!: string;
  @Column('boolean') starred!: boolean;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** An item may be in any number of channels. */
@Entity()
export class ChannelItem {
  @PrimaryColumn('integer') channel_id!: number;
  @PrimaryColumn('text') type!: 'links' | 'bio' | 'qr';
  @PrimaryColumn('integer') item_id!: number;
  @Column('integer') account_id!: number;
  @Column('timestamptz') assigned_at!: Date;
}
