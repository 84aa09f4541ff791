import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ActionButton } from '../../components/action-button.js';
import { Panel } from '../../components/panel.js';
import { paths } from '../../navigation/routes.js';
import { Deletion } from './deletion.js';
import { nameOf } from './link-words.js';
import type { LinkPartProps } from './link.page.js';

/** What takes the link away from its visitors, or out of the way of its owner. */
export function LinkDanger({ link, onChange }: LinkPartProps) {
  const { t } = useLingui();
  const { id, state, archived } = link;
  const isOff = state === 'disabled';
  const name = nameOf(link);
  return (
    <>
      <Panel id="archive" title={archived ? t`Take the link out of the archive` : t`Archive the link`}>
        <Text>
          <Trans>
            An archived link leads on and is counted. Your list of links leaves it out, unless you ask for it.
          </Trans>
        </Text>
        <ActionButton
          label={archived ? t`Take out of the archive` : t`Archive`}
          about={name}
          send={(api) => api.links.setArchived(id, !archived)}
          onDone={onChange}
        />
      </Panel>
      {state !== 'blocked' && (
        <Panel id="off" title={isOff ? t`Switch the link on` : t`Switch the link off`}>
          <Text>
            <Trans>A link that is switched off answers as if it did not exist.</Trans>
          </Text>
          <ActionButton
            label={isOff ? t`Switch on` : t`Switch off`}
            about={name}
            send={(api) => api.links.update(id, { disabled: !isOff })}
            onDone={onChange}
          />
        </Panel>
      )}
      <Panel id="erase" title={t`Erase the statistics`}>
        <Text>
          <Trans>The link starts again at no click. It goes on leading where it leads.</Trans>
        </Text>
        <ActionButton
          label={t`Erase`}
          isDangerous
          about={t`the statistics of ${name}`}
          question={t`Every visit and what was counted of it goes for good. Erase the statistics?`}
          send={(api) => api.links.eraseStatistics(id)}
        />
      </Panel>
      <Deletion
        name={name}
        title={t`Delete the link`}
        effect={t`The link goes for good, with all that was counted of it.`}
        question={t`Its short address leads nowhere then. Delete the link?`}
        send={(api) => api.links.delete(id)}
        leadsTo={paths.links}
      />
    </>
  );
}
