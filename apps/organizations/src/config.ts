import { configuration, mailSettings } from '@platform/service-kit';

export class OrganizationsConfig extends configuration({ ...mailSettings }) {}
