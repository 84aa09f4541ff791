import type { BodyOf, PlatformClient } from '@platform/client';
import type {
  AddMember,
  AuditEntry,
  Branding,
  BulkInvitationResult,
  BulkInvitations,
  CreateDomain,
  CreateInvitation,
  CreateInviteLink,
  CreateRole,
  Domain,
  Invitation,
  InviteLink,
  Member,
  Organization,
  OrganizationDetail,
  Role,
  Team,
  UpdateBranding,
  UpdateOrganization,
  UpdateRole,
  UpdateTeam,
} from '@platform/contracts';
import { NotificationsApi } from './notifications-api.js';
import { membersPerPage } from './page-sizes.js';
import { dataOf, once, paged, queryFrom, type IdempotencyKey, type Page, type QueryOf } from './requests.js';

/** Where the page begins that follows, in a list that goes on by a cursor. */
export function nextCursor({ links: { next } }: Pick<Page<unknown>, 'links'>): string | undefined {
  return (next !== null && URL.parse(next)?.searchParams.get('cursor')) || undefined;
}

const organization = '/api/v1/organizations/{uuid}';
const members = `${organization}/members` as const;
const invitations = `${organization}/invitations` as const;
const branding = `${organization}/branding` as const;
const auditLogs = `${organization}/audit-logs` as const;

/** What a person does in one organization. */
export class OrganizationApi {
  private readonly params: { path: { uuid: string } };

  constructor(
    private readonly platform: PlatformClient,
    private readonly uuid: string,
  ) {
    this.params = { path: { uuid } };
  }

  detail(signal?: AbortSignal): Promise<OrganizationDetail> {
    return dataOf(this.platform.get(organization, { params: this.params, signal }));
  }

  update(body: UpdateOrganization): Promise<Organization> {
    return dataOf(this.platform.put(organization, { params: this.params, body }));
  }

  delete(): Promise<unknown> {
    return this.platform.delete(organization, { params: this.params });
  }

  transferOwnership(user_uuid: string): Promise<Organization> {
    return dataOf(
      this.platform.post(`${organization}/transfer-ownership`, { params: this.params, body: { user_uuid } }),
    );
  }

  branding(signal?: AbortSignal): Promise<Branding> {
    return dataOf(this.platform.get(branding, { params: this.params, signal }));
  }

  updateBranding(body: UpdateBranding): Promise<Branding> {
    return dataOf(this.platform.put(branding, { params: this.params, body }));
  }

  /** @param picture a data URL */
  setMark(picture: string): Promise<Branding> {
    return dataOf(this.platform.put(`${branding}/mark`, { params: this.params, body: { picture } }));
  }

  removeMark(): Promise<unknown> {
    return this.platform.delete(`${branding}/mark`, { params: this.params });
  }

  members(page: number, signal?: AbortSignal): Promise<Page<Member>> {
    const params = { ...this.params, query: { per_page: membersPerPage, page } };
    return paged(this.platform.get(members, { params, signal }));
  }

  /** `filters` are those of the API: q, role, team, sort. */
  membersBy(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<Member>> {
    const query = { ...queryFrom<QueryOf<typeof members>>(filters), per_page: 25, page };
    return paged(this.platform.get(members, { params: { ...this.params, query }, signal }));
  }

  addMember(body: AddMember, idempotencyKey: IdempotencyKey): Promise<Member> {
    return dataOf(
      this.platform.post(`${organization}/members`, { params: this.params, ...once(body, idempotencyKey) }),
    );
  }

  changeRole(userUuid: string, role: string): Promise<Member> {
    const params = this.with({ userUuid });
    return dataOf(this.platform.put(`${organization}/members/{userUuid}`, { params, body: { role } }));
  }

  removeMember(userUuid: string): Promise<unknown> {
    return this.platform.delete(`${organization}/members/{userUuid}`, { params: this.with({ userUuid }) });
  }

  role(id: number): Promise<Role> {
    return dataOf(this.platform.get(`${organization}/roles/{role}`, { params: this.with({ role: `${id}` }) }));
  }

  createRole(body: CreateRole, idempotencyKey: IdempotencyKey): Promise<Role> {
    return dataOf(this.platform.post(`${organization}/roles`, { params: this.params, ...once(body, idempotencyKey) }));
  }

  updateRole(role: number, body: UpdateRole): Promise<Role> {
    return dataOf(this.platform.put(`${organization}/roles/{role}`, { params: this.with({ role: `${role}` }), body }));
  }

  deleteRole(role: number): Promise<unknown> {
    return this.platform.delete(`${organization}/roles/{role}`, { params: this.with({ role: `${role}` }) });
  }

  /** `filters` are those of the API: status, q, sort. */
  invitations(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<Invitation>> {
    const query = { ...queryFrom<QueryOf<typeof invitations>>(filters), per_page: 25, page };
    return paged(this.platform.get(invitations, { params: { ...this.params, query }, signal }));
  }

  invite(body: CreateInvitation, idempotencyKey: IdempotencyKey): Promise<Invitation> {
    return dataOf(this.platform.post(invitations, { params: this.params, ...once(body, idempotencyKey) }));
  }

  /** One result for each, in their order. */
  inviteSeveral(body: BulkInvitations, idempotencyKey: IdempotencyKey): Promise<BulkInvitationResult[]> {
    return dataOf(this.platform.post(`${invitations}/bulk`, { params: this.params, ...once(body, idempotencyKey) }));
  }

  resendInvitation(invitationUuid: string): Promise<Invitation> {
    const params = this.with({ invitationUuid });
    return dataOf(this.platform.post(`${invitations}/{invitationUuid}/resend`, { params }));
  }

  cancelInvitation(invitationUuid: string): Promise<unknown> {
    return this.platform.delete(`${invitations}/{invitationUuid}`, { params: this.with({ invitationUuid }) });
  }

  inviteLinks(signal?: AbortSignal): Promise<InviteLink[]> {
    return dataOf(this.platform.get(`${organization}/invite-links`, { params: this.params, signal }));
  }

  createInviteLink(
    body: Partial<CreateInviteLink>,
    idempotencyKey: IdempotencyKey,
  ): Promise<InviteLink & { url: string }> {
    const request = { params: this.params, ...once(body, idempotencyKey) };
    return dataOf(this.platform.post(`${organization}/invite-links`, request));
  }

  revokeInviteLink(linkUuid: string): Promise<unknown> {
    return this.platform.delete(`${organization}/invite-links/{linkUuid}`, { params: this.with({ linkUuid }) });
  }

  /** @param q part of the name, or the empty text for all */
  teams(signal?: AbortSignal, q = ''): Promise<Team[]> {
    const params = { ...this.params, ...(q && { query: { q } }) };
    return dataOf(this.platform.get(`${organization}/teams`, { params, signal }));
  }

  team(team: number): Promise<Team> {
    return dataOf(this.platform.get(`${organization}/teams/{team}`, { params: this.with({ team: `${team}` }) }));
  }

  createTeam(body: BodyOf<'post', `${typeof organization}/teams`>, idempotencyKey: IdempotencyKey): Promise<Team> {
    return dataOf(this.platform.post(`${organization}/teams`, { params: this.params, ...once(body, idempotencyKey) }));
  }

  updateTeam(team: number, body: UpdateTeam): Promise<Team> {
    return dataOf(this.platform.put(`${organization}/teams/{team}`, { params: this.with({ team: `${team}` }), body }));
  }

  deleteTeam(team: number): Promise<unknown> {
    return this.platform.delete(`${organization}/teams/{team}`, { params: this.with({ team: `${team}` }) });
  }

  domains(signal?: AbortSignal): Promise<Domain[]> {
    return dataOf(this.platform.get(`${organization}/domains`, { params: this.params, signal }));
  }

  createDomain(body: CreateDomain, idempotencyKey: IdempotencyKey): Promise<Domain> {
    return dataOf(
      this.platform.post(`${organization}/domains`, { params: this.params, ...once(body, idempotencyKey) }),
    );
  }

  verifyDomain(domainUuid: string): Promise<Domain> {
    const params = this.with({ domainUuid });
    return dataOf(this.platform.post(`${organization}/domains/{domainUuid}/verify`, { params }));
  }

  changeDomain(domainUuid: string, mode: Domain['mode']): Promise<Domain> {
    const params = this.with({ domainUuid });
    return dataOf(this.platform.put(`${organization}/domains/{domainUuid}`, { params, body: { mode } }));
  }

  removeDomain(domainUuid: string): Promise<unknown> {
    return this.platform.delete(`${organization}/domains/{domainUuid}`, { params: this.with({ domainUuid }) });
  }

  /** `filters` are those of the API: event, actor, target, q, from, to. */
  auditLogs(
    filters: URLSearchParams,
    { page, cursor }: { page: number; cursor: string | undefined },
    signal?: AbortSignal,
  ): Promise<Page<AuditEntry>> {
    const place = cursor === undefined ? { page } : { cursor };
    const query = { ...queryFrom<QueryOf<typeof auditLogs>>(filters), ...place };
    return this.platform.get(auditLogs, { params: { ...this.params, query }, signal });
  }

  auditLogFile(filters: URLSearchParams, format: 'csv' | 'ndjson'): Promise<Blob> {
    const query = { ...queryFrom<QueryOf<`${typeof auditLogs}/export`>>(filters), format };
    return this.platform.get(`${auditLogs}/export`, { params: { ...this.params, query }, parseAs: 'blob' });
  }

  /** Destinations, rules and deliveries of the organization. */
  get notifications(): NotificationsApi {
    return new NotificationsApi(this.platform, this.uuid);
  }

  private with<T extends object>(more: T) {
    return { path: { uuid: this.uuid, ...more } };
  }
}
