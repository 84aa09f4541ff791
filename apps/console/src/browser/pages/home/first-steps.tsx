import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Panel } from '../../components/panel.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { useKept } from '../../shell/kept.js';
import classes from './home.module.css';

/** What the person has done already; undefined while it is not known. */
export interface Done {
  link: boolean;
  click: boolean;
  organization: boolean;
  colleague: boolean;
  application: boolean;
  notification: boolean;
}

interface FirstStepsProps {
  done: Done | undefined;
  /** The uuid of the one that is shown. */
  organization: string | undefined;
}

/** The way into the platform, until all is done or the person wants no more of it. */
export function FirstSteps({ done, organization }: FirstStepsProps) {
  const { t } = useLingui();
  const [hidden, hide] = useKept('first-steps');
  if (!done || hidden !== undefined || Object.values(done).every(Boolean)) return null;
  const { organizations, newOrganization } = paths;
  const inOrganization = (part: 'invitations' | 'destinations') =>
    organization ? paths.organization(organization, part) : newOrganization;
  const steps: { name: keyof Done; title: string; why: string; to: string }[] = [
    { name: 'link', title: t`Make a short link`, why: t`It leads wherever you want, and counts.`, to: paths.newLink },
    { name: 'click', title: t`Have it clicked`, why: t`Open it in another tab, and watch below.`, to: paths.links },
    {
      name: 'organization',
      title: t`Bring your people together`,
      why: t`An organization owns things in common.`,
      to: done.organization ? organizations : newOrganization,
    },
    {
      name: 'colleague',
      title: t`Invite a colleague`,
      why: t`They get a mail, and a role that you choose.`,
      to: inOrganization('invitations'),
    },
    {
      name: 'application',
      title: t`Register an application`,
      why: t`People sign in to it, and webhooks reach it.`,
      to: paths.newApplication,
    },
    {
      name: 'notification',
      title: t`Send a notification`,
      why: t`Say where events go: to a chat, a mail or a webhook.`,
      to: inOrganization('destinations'),
    },
  ];
  return (
    <Panel
      id="first-steps"
      title={t`First steps`}
      actions={
        <Button size="xs" variant="default" onClick={() => hide('hidden')}>
          <Trans>Hide these steps</Trans>
        </Button>
      }
    >
      <ol className={classes.plain}>
        {steps.map(({ name, title, why, to }) => (
          <li key={name} className={classes.step}>
            {done[name] ? (
              <IconCircleCheck size={20} color="var(--ok)" aria-hidden />
            ) : (
              <IconCircle size={20} color="var(--edge)" aria-hidden />
            )}
            <div>
              {done[name] ? (
                <Text component="span" c="dimmed">
                  {title}
                  <VisuallyHidden>
                    {' '}
                    <Trans>(done)</Trans>
                  </VisuallyHidden>
                </Text>
              ) : (
                <>
                  <Link to={to}>{title}</Link>
                  <Text size="sm" c="dimmed">
                    {why}
                  </Text>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
