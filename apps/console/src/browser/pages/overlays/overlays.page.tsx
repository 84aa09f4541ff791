import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text, Title } from '@mantine/core';
import type { Overlay } from '../../api/overlays-api.js';
import { Row, Table } from '../../components/table.js';
import { dayOf } from '../../components/words.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { NamedList } from '../links/named-list.js';
import { UsedBy } from '../links/used-by.js';
import { overlayTypes } from './overlay-types.js';

export function OverlaysPage() {
  const { t } = useLingui();
  return (
    <NamedList
      at={paths.overlays}
      newAt={paths.newOverlay}
      newLabel={t`New overlay`}
      lead={t`An overlay is a box above the page that a link leads to: a message, a poll, a form.`}
      what={t`your overlays`}
      empty={<Empty />}
      load={async ({ links: { overlays } }, filters, page, signal) => {
        const { cta, maxpage } = await overlays.list(filters, page, signal);
        return { records: cta, lastPage: maxpage };
      }}
    >
      {(overlays) => (
        <Table
          aria-label={t`Your overlays`}
          columns={[t`Overlay`, t`Type`, t`Used by`, t`Answers`, t`Made`]}
        >
          {overlays.map((overlay) => (
            <OverlayRow key={overlay.id} overlay={overlay} />
          ))}
        </Table>
      )}
    </NamedList>
  );
}

function OverlayRow({ overlay: { id, type, name, links, answers, date } }: { overlay: Overlay }) {
  const { i18n } = useLingui();
  const { name: typeName, icon: Icon, hasAnswers } = overlayTypes[type];
  return (
    <Row>
      <td role="cell" className="long">
        <Link to={paths.overlay(id)}>{name}</Link>
      </td>
      <td role="cell">
        <Badge variant="light" leftSection={<Icon size={14} aria-hidden="true" />}>
          {i18n._(typeName)}
        </Badge>
      </td>
      <td role="cell">
        <UsedBy links={links} />
      </td>
      <td role="cell">
        {hasAnswers ? (
          <Link to={paths.overlay(id, 'answers')}>
            <Plural value={answers} one="# answer" other="# answers" />
          </Link>
        ) : (
          '–'
        )}
      </td>
      <td role="cell" className="when">
        {dayOf(timestampOf(date))}
      </td>
    </Row>
  );
}

function Empty() {
  return (
    <>
      <Title order={2} size="h3">
        <Trans>You have no overlay yet</Trans>
      </Title>
      <Text>
        <Trans>
          An overlay is a box of yours above the page that a link leads to. With it you tell visitors something, ask
          them, or let them write to you, also on pages that are not yours.
        </Trans>
      </Text>
    </>
  );
}
