import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Checkbox, Group, Text } from '@mantine/core';
import type { OwnLinkList } from '@platform/contracts';
import { Sparkline } from '../../charts/sparkline.js';
import { useNumbers } from '../../charts/use-numbers.js';
import { CopyButton } from '../../components/copy-button.js';
import { Cell, Row } from '../../components/table.js';
import { Day } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { LinkState } from './link-state.js';
import { addressText, nameOf, timestampOf } from './link-words.js';

interface LinkRowProps {
  link: OwnLinkList['urls'][number];
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
}

/** One link of the list: what it is called, where it leads, its tags, and its clicks of the last days as a line. */
export function LinkRow({ link, isChosen, onChoose }: LinkRowProps) {
  const { t } = useLingui();
  const { number } = useNumbers();
  const { id, title, shorturl, longurl, tags, clicks, sparkline, state, archived, date } = link;
  const name = nameOf(link);
  return (
    <Row>
      <Cell>
        <Checkbox
          aria-label={t`Choose ${name}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
        />
      </Cell>
      <Cell kind="long">
        <Anchor component={Link} to={paths.link(id)} fw={550}>
          {name}
        </Anchor>
        {title && <Text size="sm">{addressText(shorturl)}</Text>}
        <Text size="sm" c="dimmed" lineClamp={1}>
          {longurl}
        </Text>
        {tags.length > 0 && (
          <Group gap={4} mt={4}>
            {tags.map((tag) => (
              <Badge
                key={tag}
                component={Link}
                to={paths.linksTagged(tag)}
                variant="default"
                tt="none"
                fw={500}
                radius="sm"
              >
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </Cell>
      <Cell>
        <Group gap="xs" wrap="nowrap">
          <Text component="span">{number(clicks)}</Text>
          {sparkline && sparkline.some((count) => count > 0) && <Sparkline values={sparkline} width={72} />}
        </Group>
      </Cell>
      <Cell>
        <LinkState of={state} isArchived={archived} />
      </Cell>
      <Cell kind="when">
        <Day at={timestampOf(date)} />
      </Cell>
      <Cell>
        <CopyButton text={shorturl} about={addressText(shorturl)} />
      </Cell>
    </Row>
  );
}
