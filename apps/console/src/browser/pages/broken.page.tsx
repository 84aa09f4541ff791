import { Trans } from '@lingui/react/macro';
import { Button, Text, Title } from '@mantine/core';
import { reloadUnasked } from '../navigation/losses.js';

/** In place of a page that failed by a fault of its own, or that could not be loaded. */
export function BrokenPage() {
  return (
    <>
      <Title order={1}>
        <Trans>This page cannot be shown</Trans>
      </Title>
      <Text my="md">
        <Trans>Something in it went wrong. Loading it again may help.</Trans>
      </Text>
      <Button onClick={reloadUnasked}>
        <Trans>Load the page again</Trans>
      </Button>
    </>
  );
}
