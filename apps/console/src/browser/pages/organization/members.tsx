import { membersPerPage } from '../../api/page-sizes.js';
import { usePage } from '../../api/use-paged.js';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { PermissionList } from '../../components/permissions.js';
import { AddMember } from './add-member.js';
import { MembersTable } from './members-table.js';
import type { PartProps } from './part.js';

/** The first page needs no request of its own: it is in the detail of the organization. */
export function Members({ organization, refresh }: PartProps) {
  const { page: asked, setPage } = usePage();
  const { members, members_count } = organization;
  const lastPage = Math.ceil(members_count / membersPerPage);
  // Behind the end there may come to be a page when members are removed.
  const page = Math.min(asked, lastPage);
  return (
    <>
      <section aria-labelledby="members">
        <h2 id="members">
          Members <span className="count">{members_count}</span>
        </h2>
        {!members && <p className="lead">Your role does not let you see who else is a member.</p>}
        {members && page === 1 && <MembersTable organization={organization} members={members} onChanged={refresh} />}
        {members && page > 1 && <Further page={page} organization={organization} refresh={refresh} />}
        {members && <Pager page={page} lastPage={lastPage} onPage={setPage} of="the members" />}
        <AddMember organization={organization} onAdded={refresh} />
      </section>
      <section aria-labelledby="permissions">
        <h2 id="permissions">What you may do here</h2>
        <PermissionList held={organization.your_permissions} />
      </section>
    </>
  );
}

function Further({ page, organization, refresh }: Omit<PartProps, 'onChange'> & { page: number }) {
  const { uuid } = organization;
  const { resource, refresh: refreshPage } = useResource(`members ${uuid} ${page}`, (api, signal) =>
    api.in(uuid).members(page, signal),
  );
  if (resource.state !== 'ready') return <Loaded of={resource} what="the members" rows={4} />;
  const onChanged = () => {
    refreshPage();
    refresh();
  };
  return <MembersTable organization={organization} members={resource.value.data} onChanged={onChanged} />;
}
