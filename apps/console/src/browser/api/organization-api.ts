import type {
  AddMember,
  CreateInvitation,
  CreateRole,
  Invitation,
  Member,
  Organization,
  OrganizationDetail,
  Role,
  UpdateOrganization,
  UpdateRole,
} from '@platform/contracts';
import type { Api, RequestOptions } from './api.js';

/** One page of a list, and whether there are more. */
export interface Page<T> {
  data: T[];
  meta: { current_page: number; last_page: number; total: number };
}

/** What a person does in one organization. */
export class OrganizationApi {
  private readonly path: string;

  constructor(
    private readonly api: Pick<Api, 'data' | 'ask'>,
    uuid: string,
  ) {
    this.path = `/v1/organizations/${encodeURIComponent(uuid)}`;
  }

  detail(signal?: AbortSignal): Promise<OrganizationDetail> {
    return this.data('', { signal });
  }

  update(body: UpdateOrganization): Promise<Organization> {
    return this.data('', { method: 'PUT', body });
  }

  delete(): Promise<unknown> {
    return this.data('', { method: 'DELETE' });
  }

  transferOwnership(user_uuid: string): Promise<Organization> {
    return this.data('/transfer-ownership', { method: 'POST', body: { user_uuid } });
  }

  members(page: number, signal?: AbortSignal): Promise<Page<Member>> {
    return this.api.ask(`${this.path}/members?per_page=100&page=${page}`, { signal });
  }

  addMember(body: AddMember, idempotencyKey: string): Promise<Member> {
    return this.data('/members', { method: 'POST', body, idempotencyKey });
  }

  changeRole(userUuid: string, role: string): Promise<Member> {
    return this.data(`/members/${userUuid}`, { method: 'PUT', body: { role } });
  }

  removeMember(userUuid: string): Promise<unknown> {
    return this.data(`/members/${userUuid}`, { method: 'DELETE' });
  }

  createRole(body: CreateRole, idempotencyKey: string): Promise<Role> {
    return this.data('/roles', { method: 'POST', body, idempotencyKey });
  }

  updateRole(id: number, body: UpdateRole): Promise<Role> {
    return this.data(`/roles/${id}`, { method: 'PUT', body });
  }

  deleteRole(id: number): Promise<unknown> {
    return this.data(`/roles/${id}`, { method: 'DELETE' });
  }

  invitations(page: number, signal?: AbortSignal): Promise<Page<Invitation>> {
    return this.api.ask(`${this.path}/invitations?per_page=25&page=${page}`, { signal });
  }

  invite(body: CreateInvitation, idempotencyKey: string): Promise<Invitation> {
    return this.data('/invitations', { method: 'POST', body, idempotencyKey });
  }

  resendInvitation(uuid: string): Promise<Invitation> {
    return this.data(`/invitations/${uuid}/resend`, { method: 'POST' });
  }

  cancelInvitation(uuid: string): Promise<unknown> {
    return this.data(`/invitations/${uuid}`, { method: 'DELETE' });
  }

  private data<T>(at: string, options: RequestOptions): Promise<T> {
    return this.api.data(this.path + at, options);
  }
}
