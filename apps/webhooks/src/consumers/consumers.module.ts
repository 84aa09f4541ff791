import { Module } from '@nestjs/common';
import { FanOutModule } from '../fan-out/index.js';
import { SendingModule } from '../sending/index.js';
import { ClicksConsumer } from './clicks.consumer.js';
import { ClientsConsumer } from './clients.consumer.js';
import { GrantsConsumer } from './grants.consumer.js';
import { InvitationsConsumer } from './invitations.consumer.js';
import { MembersConsumer } from './members.consumer.js';
import { OrganizationsConsumer } from './organizations.consumer.js';
import { PeopleConsumer } from './people.consumer.js';
import { RolesConsumer } from './roles.consumer.js';

@Module({
  imports: [SendingModule, FanOutModule],
  providers: [
    ClientsConsumer,
    GrantsConsumer,
    PeopleConsumer,
    OrganizationsConsumer,
    MembersConsumer,
    RolesConsumer,
    InvitationsConsumer,
    ClicksConsumer,
  ],
})
export class ConsumersModule {}
