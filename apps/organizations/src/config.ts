import { configuration } from '@platform/service-kit';

export class OrganizationsConfig extends configuration({}) {}
