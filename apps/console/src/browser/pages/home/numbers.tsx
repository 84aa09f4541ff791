import { SimpleGrid } from '@mantine/core';
import type { OauthClientAnswer, Organization, SummaryAnswer } from '@platform/contracts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNumbers } from '../../charts/use-numbers.js';
import { paths } from '../../navigation/routes.js';
import { NumberCard } from './number-card.js';
import type { Week } from './week.js';
import classes from './home.module.css';

interface NumbersProps {
  links: SummaryAnswer['data'] | undefined;
  clients: OauthClientAnswer[] | undefined;
  /** The application whose webhooks are counted. */
  client: OauthClientAnswer | undefined;
  webhooks: Week | undefined;
  organization: Organization | undefined;
  organizations: readonly Organization[];
  notifications: Week | undefined;
}

/** What the last seven days were like, each number with the way to its page. */
export function Numbers(props: NumbersProps) {
  const { links, clients, client, webhooks, organization, organizations, notifications } = props;
  const { t } = useLingui();
  const { number, share, change } = useNumbers();
  const rated = (week: Week | undefined) => ({
    value: week?.rate === undefined ? undefined : share(week.rate),
    change: week?.change === undefined ? undefined : change(week.change),
    daily: week?.daily,
  });
  return (
    <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 4 }} spacing="md" className={classes.numbers}>
      <NumberCard
        title={t`Clicks on your links`}
        to={`${paths.linkStatistics}?span=7d`}
        value={links && number(links.clicks)}
        change={links?.change == null ? undefined : change(links.change / 100)}
        daily={links?.sparkline}
        hint={
          links && links.links > 0 ? (
            <Plural value={links.activeLinks} one="# link is active" other="# links are active" />
          ) : (
            <Trans>Short links count who clicks them.</Trans>
          )
        }
      />
      {organization ? (
        <NumberCard
          title={t`Notifications delivered`}
          to={paths.organization(organization.uuid, 'deliveries')}
          {...rated(notifications)}
          hint={
            notifications ? (
              <Sent week={notifications} />
            ) : (
              <Trans>Rules take events of your services to chats and mails.</Trans>
            )
          }
        />
      ) : (
        <NumberCard
          title={t`Webhooks delivered`}
          to={client ? paths.application(client.client_id) : paths.applications}
          {...rated(webhooks)}
          hint={
            client ? (
              <Sent week={webhooks} of={client.name} />
            ) : (
              <Trans>Webhooks tell your application what happens.</Trans>
            )
          }
        />
      )}
      <NumberCard
        title={t`Your applications`}
        to={paths.applications}
        value={clients && number(clients.length)}
        hint={<Trans>People sign in to them, and webhooks reach them.</Trans>}
      />
      {organization ? (
        <NumberCard
          title={t`People with you`}
          to={paths.organization(organization.uuid)}
          value={number(organization.members_count)}
          hint={<Trans>in the organization that is shown</Trans>}
        />
      ) : (
        <NumberCard
          title={t`Your organizations`}
          to={paths.organizations}
          value={number(organizations.length)}
          hint={<Trans>Choose one above to see how it does.</Trans>}
        />
      )}
    </SimpleGrid>
  );
}

function Sent({ week, of: name }: { week: Week | undefined; of?: string }) {
  const count = week ? week.success + week.failed : 0;
  return (
    <>
      <Plural value={count} _0="nothing was sent" one="# was sent" other="# were sent" />
      {name && (
        <>
          {' '}
          <Trans>to {name}</Trans>
        </>
      )}
    </>
  );
}
