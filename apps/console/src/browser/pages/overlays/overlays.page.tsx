import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { Overlay } from '../../api/overlays-api.js';
import { EmptyState } from '../../components/empty-state.js';
import { Cell, Row, Table } from '../../components/table.js';
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
      title={t`Overlays`}
      lead={t`An overlay is a box above the page that a link leads to: a message, a poll, a form.`}
      what={t`your overlays`}
      newAt={paths.newLinkOverlay}
      newLabel={t`New overlay`}
      empty={(maker) => (
        <EmptyState
          title={t`You have no overlay yet`}
          use={t`With it you tell visitors something, ask them, or let them write to you.`}
          actions={maker}
        >
          <Trans>An overlay is a box of yours above the page that a link leads to, also where that is not yours.</Trans>
        </EmptyState>
      )}
      load={(links, filters, page, signal) => links.overlays.list(filters, page, signal)}
    >
      {({ cta: overlays }) => (
        <Table aria-label={t`Your overlays`} columns={[t`Overlay`, t`Type`, t`Used by`, t`Answers`, t`Made`]}>
          {overlays.map((overlay) => (
            <OverlayRow key={overlay.id} overlay={overlay} />
          ))}
        </Table>
      )}
    </NamedList>
  );
}

function OverlayRow({ overlay: { id, type, name, links, answers, date } }: { overlay: Overlay }) {
  const { t } = useLingui();
  const { name: typeName, icon: TypeIcon, hasAnswers } = overlayTypes[type];
  return (
    <Row>
      <Cell kind="who">
        <Link to={paths.linkOverlay(id)}>{name}</Link>
      </Cell>
      <Cell>
        <Badge variant="default" tt="none" fw={500} radius="sm" leftSection={<TypeIcon size={12} aria-hidden />}>
          {t(typeName)}
        </Badge>
      </Cell>
      <Cell>
        <UsedBy links={links} />
      </Cell>
      <Cell>
        {hasAnswers ? (
          <Link to={paths.linkOverlay(id, 'answers')}>
            <Plural value={answers} one="# answer" other="# answers" />
          </Link>
        ) : (
          '–'
        )}
      </Cell>
      <Cell kind="when">{dayOf(timestampOf(date))}</Cell>
    </Row>
  );
}
