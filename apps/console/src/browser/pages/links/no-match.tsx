import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from '../../navigation/navigation.js';

/** In the place of a list that has nothing of what is asked for. */
export function NoMatch({ all }: { all: string }) {
  return (
    <Text my="lg" role="status">
      <Trans>Nothing of yours is like that.</Trans>{' '}
      <Anchor component={Link} to={all} underline="always">
        <Trans>Remove the filters</Trans>
      </Anchor>
    </Text>
  );
}
