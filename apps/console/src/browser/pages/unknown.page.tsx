import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { PageTitle } from '../components/page-title.js';

export function UnknownPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`There is no such page`}</PageTitle>
      <Text c="dimmed" mt={4} mb="lg">
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </Text>
      <Button component={Link} to={paths.organizations}>
        <Trans>Go to your organizations</Trans>
      </Button>
    </>
  );
}
