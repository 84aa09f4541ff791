import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { PageTitle } from '../components/page-title.js';

export function UnknownPage() {
  return (
    <>
      <PageTitle>There is no such page</PageTitle>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <Link to={paths.organizations} className="button">
        Go to your organizations
      </Link>
    </>
  );
}
