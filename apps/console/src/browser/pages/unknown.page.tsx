import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../components/buttons.js';
import { PageHead } from '../components/page-head.js';
import { paths } from '../navigation/routes.js';

export function UnknownPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`There is no such page`} lead={t`The address may be mistyped, or the page has moved.`} />
      <LinkButton to={paths.organizations}>
        <Trans>Go to your organizations</Trans>
      </LinkButton>
    </>
  );
}
