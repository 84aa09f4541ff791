import { useAnswers } from '../../api/use-answers.js';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationDetail } from '@platform/contracts';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { isPlatformError } from '@platform/client';
import { useRead } from '../../api/use-read.js';
import { useNavigation } from '../../navigation/navigation.js';
import { organizationPartOf, paths } from '../../navigation/routes.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { PageTitle } from '../../components/page-title.js';
import { Trail } from '../../components/trail.js';
import { dayOf, fullName } from '../../components/words.js';
import { partTitles } from '../../navigation/part-titles.js';
import { LeaveButton } from './leave-button.js';
import { OrganizationContext, type PartProps } from './part.js';

const route = getRouteApi('/console/organizations/$uuid');

export function OrganizationPage() {
  const { uuid } = route.useParams();
  const params = { path: { uuid } };
  const resource = useRead('/api/v1/organizations/{uuid}', params, { select: ({ data }) => data });
  const { change } = useAnswers();
  const onChange = (data: OrganizationDetail) => change('/api/v1/organizations/{uuid}', params, () => ({ data }));
  return (
    <>
      <Trail to={paths.organizations}>Organizations</Trail>
      <Loaded of={resource} what="the organization" rows={4} failedTitle="Organization">
        {(organization) => <Detail organization={organization} onChange={onChange} refresh={resource.refresh} />}
      </Loaded>
      {resource.isError && isPlatformError(resource.error, 'second_factor_required') && (
        <div className="manage">
          <LeaveButton uuid={uuid} name="this organization" />
        </div>
      )}
    </>
  );
}

function Detail(props: PartProps) {
  const { t } = useLingui();
  const { organization } = props;
  const part = organizationPartOf(useNavigation().path);
  return (
    <>
      <PageTitle key={part} part={part === 'members' ? undefined : t(partTitles[part])}>
        {organization.name}
      </PageTitle>
      {organization.description && <p className="lead">{organization.description}</p>}
      {!organization.is_active && (
        <p className="notice wrong">This organization is suspended. It can be looked at, but not changed.</p>
      )}
      {/* On a phone they would push every part below the first screen. */}
      <div className={part === 'settings' ? undefined : 'roomy-only'}>
        <OrganizationFacts of={organization} />
      </div>
      <OrganizationContext value={props}>
        <Outlet />
      </OrganizationContext>
    </>
  );
}

function OrganizationFacts({ of: organization }: { of: OrganizationDetail }) {
  const { owner, role_display_name, slug, created_at } = organization;
  const facts = {
    'Your role': role_display_name,
    Owner: fullName(owner),
    'Short name': slug,
    Created: dayOf(created_at),
  };
  return <Facts of={facts} />;
}
