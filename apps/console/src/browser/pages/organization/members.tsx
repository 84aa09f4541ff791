import { Trans, useLingui } from '@lingui/react/macro';
import type { Member } from '@platform/contracts';
import type { Page } from '../../api/requests.js';
import { useFiltered } from '../../api/use-filtered.js';
import { useResource } from '../../api/use-resource.js';
import { EmptyState } from '../../components/empty-state.js';
import { Loaded } from '../../components/loaded.js';
import { Choice, Narrowing, RemoveFilters, SearchField } from '../../components/narrowing.js';
import { OpenButton, Opened, useOpened } from '../../components/opened.js';
import { NamedOptions } from '../../components/options.js';
import { Pager } from '../../components/pager.js';
import { Panel } from '../../components/panel.js';
import { PermissionList } from '../../components/permissions.js';
import { AddMember } from './add-member.js';
import { PartSection, Reason } from './guarded-section.js';
import { whyNot } from './may.js';
import { MembersTable } from './members-table.js';
import type { PartProps } from './part.js';

const nobody: Page<Member> = { data: [], meta: { current_page: 1, last_page: 1, total: 0 }, links: { next: null } };
const filterNames = ['q', 'role', 'team'];

export function Members({ organization, refresh }: PartProps) {
  const { t } = useLingui();
  const { uuid, your_permissions } = organization;
  const maySee = your_permissions.includes('view_members');
  const adding = useOpened();
  const list = useFiltered(
    `members ${uuid}`,
    [...filterNames, 'sort'],
    (api, { filters, page, signal }) =>
      maySee ? api.in(uuid).membersBy(filters, page, signal) : Promise.resolve(nobody),
    ({ meta }) => meta.last_page,
  );
  const reason = whyNot(organization, 'manage_members', t`Nobody can be added while the organization is suspended.`);
  const onChanged = () => {
    list.refresh();
    refresh();
  };
  return (
    <>
      <PartSection
        id="members"
        title={t`Members`}
        count={organization.members_count}
        lead={t`Everybody who belongs to the organization, and what their role lets them do.`}
        actions={
          <OpenButton
            label={t`Add a member`}
            isOpen={adding.isOpen}
            onToggle={adding.toggle}
            isLocked={reason !== undefined}
          />
        }
      >
        <Reason>{reason}</Reason>
        {adding.isOpen && !reason && (
          <Opened>
            <AddMember organization={organization} onAdded={onChanged} />
          </Opened>
        )}
        {!maySee && <Reason>{t`Your role does not let you see who else is a member.`}</Reason>}
        {maySee && <Filters organization={organization} />}
        {maySee && (
          <Loaded of={list.resource} what={t`the members`} rows={4}>
            {({ data, meta }) => (
              <>
                {data.length === 0 && <NoMember />}
                <MembersTable organization={organization} members={data} onChanged={onChanged} />
                <Pager
                  page={list.page}
                  lastPage={meta.last_page}
                  onPage={list.setPage}
                  of={t`the members`}
                  total={meta.total}
                />
              </>
            )}
          </Loaded>
        )}
      </PartSection>
      <Panel id="permissions" title={t`What you may do here`}>
        <PermissionList held={your_permissions} />
      </Panel>
    </>
  );
}

function Filters({ organization: { uuid, roles } }: Pick<PartProps, 'organization'>) {
  const { t } = useLingui();
  const { resource: teams } = useResource(`teams ${uuid}`, (api, signal) => api.in(uuid).teams(signal));
  return (
    <Narrowing names={filterNames} search={<SearchField label={t`Search members`} />}>
      <Choice label={t`With the role`} name="role">
        <option value="">{t`Any role`}</option>
        {roles.map(({ name, display_name }) => (
          <option key={name} value={name}>
            {display_name}
          </option>
        ))}
      </Choice>
      {teams.state === 'ready' && teams.value.length > 0 && (
        <Choice label={t`In the team`} name="team">
          <option value="">{t`Any team`}</option>
          <NamedOptions of={teams.value.map(({ id, name }) => ({ uuid: String(id), name }))} />
        </Choice>
      )}
    </Narrowing>
  );
}

function NoMember() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No member matches`} actions={<RemoveFilters names={filterNames} />}>
      <Trans>Nobody of the organization is like what you look for.</Trans>
    </EmptyState>
  );
}
