import { Button, Group, Stack, Text } from '@mantine/core';
import type { VisitRecord } from '@platform/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveClicks } from '../../api/use-live-clicks.js';
import { useResource } from '../../api/use-resource.js';
import { exactlyOf, timeOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { nameOf, timestampOf } from './link-words.js';
import classes from './live-clicks.module.css';
import { useNames } from './statistics/use-names.js';

/** Clicks as they happen, once the person wants to watch: of one link, or of all. */
export function LiveClicks({ linkId }: { linkId?: number }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const { clicks, isConnected } = useLiveClicks(isOn, linkId);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          size="xs"
          variant={isOn ? 'default' : 'filled'}
          leftSection={isOn ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
          onClick={() => setOn(!isOn)}
        >
          {isOn ? t`Stop watching` : t`Watch`}
        </Button>
        {isOn && (
          <Text size="sm" c="dimmed" role="status">
            {isConnected ? t`Watching. Open a link in another tab to see it here.` : t`Connecting…`}
          </Text>
        )}
      </Group>
      {clicks.length > 0 && (
        <div role="log" aria-label={t`Last clicks`}>
          <ol className={classes.list}>
            {clicks.map((click) => (
              <li key={click.id}>
                <Click of={click} isNamed={linkId === undefined} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </Stack>
  );
}

function Click({ of: click, isNamed }: { of: VisitRecord; isNamed: boolean }) {
  const { t } = useLingui();
  const { label, icon } = useNames();
  const at = timestampOf(click.date);
  const country = label('country', click.country);
  const browser = label('browser', click.browser);
  const system = label('os', click.os);
  return (
    <>
      <Text component="time" size="sm" c="dimmed" className={classes.time} dateTime={at} title={exactlyOf(at)}>
        {timeOf(at)}
      </Text>
      {isNamed && (
        <span className={classes.name}>
          <Item of={click} />
        </span>
      )}
      <span className={classes.who}>
        {icon('country', click.country)}
        <Trans>
          {country}, {browser} on {system}
        </Trans>
      </span>
      <Text component="span" size="sm" c="dimmed">
        {click.reason === null ? label('referrer', click.referrer) : t`Robot or preview`}
      </Text>
    </>
  );
}

/** What was clicked. */
function Item({ of: { type, itemid } }: { of: VisitRecord }) {
  const { t } = useLingui();
  const words = { bio: t`A bio page`, qr: t`A QR code`, campaigns: t`A campaign` };
  return type === 'links' ? <LinkName id={itemid} /> : words[type];
}

function LinkName({ id }: { id: number }) {
  const { t } = useLingui();
  const { resource } = useResource(`link ${id}`, (api, signal) => api.links.get(id, signal));
  return <Link to={paths.link(id)}>{resource.state === 'ready' ? nameOf(resource.value) : t`A link`}</Link>;
}
