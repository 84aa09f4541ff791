import type {
  AddMember,
  AuditEntry,
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
  UpdateOrganization,
  UpdateRole,
  UpdateTeam,
} from '@platform/contracts';
import type { Api, IdempotencyKey, RequestOptions } from './api.js';
import { NotificationsApi } from './notifications-api.js';
import { membersPerPage } from './page-sizes.js';

/** One page of a list, and whether there are more. */
export interface Page<T> {
  data: T[];
  meta: { current_page: number; last_page: number; total: number };
  links: { next: string | null };
}

/** Where the page begins that follows, in a list that goes on by a cursor. */
export function nextCursor({ links: { next } }: Pick<Page<unknown>, 'links'>): string | undefined {
  return (next !== null && URL.parse(next)?.searchParams.get('cursor')) || undefined;
}

/** What a person does in one organization. */
export class OrganizationApi {
  private readonly path: string;

  constructor(
    private readonly api: Pick<Api, 'data' | 'ask' | 'file'>,
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
    return this.api.ask(`${this.path}/members?per_page=${membersPerPage}&page=${page}`, { signal });
  }

  /** `filters` are those of the API: q, role, team, sort. */
  membersBy(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<Member>> {
    return this.api.ask(`${this.path}/members?${paged(filters, page)}`, { signal });
  }

  addMember(body: AddMember, idempotencyKey: IdempotencyKey): Promise<Member> {
    return this.data('/members', { method: 'POST', body, idempotencyKey });
  }

  changeRole(userUuid: string, role: string): Promise<Member> {
    return this.data(`/members/${userUuid}`, { method: 'PUT', body: { role } });
  }

  removeMember(userUuid: string): Promise<unknown> {
    return this.data(`/members/${userUuid}`, { method: 'DELETE' });
  }

  role(id: number): Promise<Role> {
    return this.data(`/roles/${id}`, {});
  }

  createRole(body: CreateRole, idempotencyKey: IdempotencyKey): Promise<Role> {
    return this.data('/roles', { method: 'POST', body, idempotencyKey });
  }

  updateRole(id: number, body: UpdateRole): Promise<Role> {
    return this.data(`/roles/${id}`, { method: 'PUT', body });
  }

  deleteRole(id: number): Promise<unknown> {
    return this.data(`/roles/${id}`, { method: 'DELETE' });
  }

  /** `filters` are those of the API: status, q, sort. */
  invitations(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<Invitation>> {
    return this.api.ask(`${this.path}/invitations?${paged(filters, page)}`, { signal });
  }

  invite(body: CreateInvitation, idempotencyKey: IdempotencyKey): Promise<Invitation> {
    return this.data('/invitations', { method: 'POST', body, idempotencyKey });
  }

  /** One result for each, in their order. */
  inviteSeveral(body: BulkInvitations, idempotencyKey: IdempotencyKey): Promise<BulkInvitationResult[]> {
    return this.data('/invitations/bulk', { method: 'POST', body, idempotencyKey });
  }

  resendInvitation(uuid: string): Promise<Invitation> {
    return this.data(`/invitations/${uuid}/resend`, { method: 'POST' });
  }

  cancelInvitation(uuid: string): Promise<unknown> {
    return this.data(`/invitations/${uuid}`, { method: 'DELETE' });
  }

  inviteLinks(signal?: AbortSignal): Promise<InviteLink[]> {
    return this.data('/invite-links', { signal });
  }

  createInviteLink(
    body: Partial<CreateInviteLink>,
    idempotencyKey: IdempotencyKey,
  ): Promise<InviteLink & { url: string }> {
    return this.data('/invite-links', { method: 'POST', body, idempotencyKey });
  }

  revokeInviteLink(uuid: string): Promise<unknown> {
    return this.data(`/invite-links/${uuid}`, { method: 'DELETE' });
  }

  /** @param q part of the name, or the empty text for all */
  teams(signal?: AbortSignal, q = ''): Promise<Team[]> {
    return this.data(`/teams${q && `?${new URLSearchParams({ q }).toString()}`}`, { signal });
  }

  team(id: number): Promise<Team> {
    return this.data(`/teams/${id}`, {});
  }

  createTeam(body: UpdateTeam, idempotencyKey: IdempotencyKey): Promise<Team> {
    return this.data('/teams', { method: 'POST', body, idempotencyKey });
  }

  updateTeam(id: number, body: UpdateTeam): Promise<Team> {
    return this.data(`/teams/${id}`, { method: 'PUT', body });
  }

  deleteTeam(id: number): Promise<unknown> {
    return this.data(`/teams/${id}`, { method: 'DELETE' });
  }

  domains(signal?: AbortSignal): Promise<Domain[]> {
    return this.data('/domains', { signal });
  }

  createDomain(body: CreateDomain, idempotencyKey: IdempotencyKey): Promise<Domain> {
    return this.data('/domains', { method: 'POST', body, idempotencyKey });
  }

  verifyDomain(uuid: string): Promise<Domain> {
    return this.data(`/domains/${uuid}/verify`, { method: 'POST' });
  }

  changeDomain(uuid: string, mode: Domain['mode']): Promise<Domain> {
    return this.data(`/domains/${uuid}`, { method: 'PUT', body: { mode } });
  }

  removeDomain(uuid: string): Promise<unknown> {
    return this.data(`/domains/${uuid}`, { method: 'DELETE' });
  }

  /** `filters` are those of the API: event, actor, target, q, from, to. */
  auditLogs(filters: URLSearchParams, at: { page: number; cursor: string | undefined }, signal?: AbortSignal) {
    const place = at.cursor === undefined ? `page=${at.page}` : `cursor=${encodeURIComponent(at.cursor)}`;
    return this.api.ask<Page<AuditEntry>>(`${this.path}/audit-logs?${filters.toString()}&${place}`, { signal });
  }

  auditLogFile(filters: URLSearchParams, format: 'csv' | 'ndjson'): Promise<Blob> {
    return this.api.file(`${this.path}/audit-logs/export?${filters.toString()}&format=${format}`);
  }

  /** Destinations, rules and deliveries of the organization. */
  get notifications(): NotificationsApi {
    return new NotificationsApi(this.api, this.path);
  }

  private data<T>(at: string, options: RequestOptions): Promise<T> {
    return this.api.data(this.path + at, options);
  }
}

function paged(filters: URLSearchParams, page: number): string {
  return new URLSearchParams([...filters, ['per_page', '25'], ['page', String(page)]]).toString();
}
