import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { OverlayAnswer, OverlayDetails } from '../../api/overlays-api.js';
import { usePaged } from '../../api/use-paged.js';
import { ExportButtons } from '../../components/export-buttons.js';
import { Loaded } from '../../components/loaded.js';
import { Pager } from '../../components/pager.js';
import { Cell, Row, Table } from '../../components/table.js';
import { Moment } from '../../components/moment.js';
import { Link } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { timestampOf } from '../links/link-words.js';
import { PollVotes } from './poll-votes.js';
import type { OverlayType } from './overlay-types.js';

/** What visitors have written into an overlay, the newest first. */
export function OverlayAnswers({ overlay: { id, type, name } }: { overlay: OverlayDetails }) {
  const { t } = useLingui();
  const { resource, page, setPage } = usePaged(
    `answers ${id}`,
    (api, number, signal, cursor) => api.links.overlays.answers(id, number, { ...(cursor && { cursor }) }, signal),
    ({ maxpage }) => maxpage,
    ({ nextcursor }) => nextcursor ?? undefined,
  );
  return (
    <Stack component="section" aria-labelledby="answers">
      <Title order={2} id="answers">
        <Trans>Answers</Trans>
      </Title>
      <Loaded of={resource} what={t`the answers`} rows={4}>
        {({ answers, maxpage, nextpage }) =>
          answers.length === 0 ? (
            <Text>
              <Trans>Nobody has answered yet. What visitors of your links write into this overlay comes here.</Trans>
            </Text>
          ) : (
            <>
              {type === 'poll' && <PollVotes id={id} />}
              <AnswersTable type={type} answers={answers} />
              <Pager page={page} lastPage={maxpage} hasNext={nextpage > 0} onPage={setPage} of={t`the answers`} />
              <Group>
                <ExportButtons
                  about={t`the answers to ${name}`}
                  name={`answers-${id}`}
                  send={(api, format) => api.links.overlays.answersFile(id, format)}
                />
              </Group>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function AnswersTable({ type, answers }: { type: OverlayType; answers: OverlayAnswer[] }) {
  const { t } = useLingui();
  const columns = {
    poll: [t`Answer`],
    contact: [t`E-mail address`, t`Message`],
    newsletter: [t`E-mail address`],
    message: [],
    image: [],
  }[type];
  return (
    <Table aria-label={t`What visitors wrote`} columns={[...columns, t`At the link`, t`When`]}>
      {answers.map((answer) => (
        <AnswerRow key={answer.id} type={type} answer={answer} />
      ))}
    </Table>
  );
}

function AnswerRow({ type, answer }: { type: OverlayType; answer: OverlayAnswer }) {
  const { link, email, message, option, date } = answer;
  return (
    <Row>
      {type === 'poll' && <Cell>{option}</Cell>}
      {type !== 'poll' && (
        <Cell>
          <Anchor underline="always" href={`mailto:${email}`}>
            {email}
          </Anchor>
        </Cell>
      )}
      {type === 'contact' && (
        <Cell kind="long">
          <Text className="message">{message}</Text>
        </Cell>
      )}
      <Cell>
        <Link to={paths.link(link)}>
          <Trans>Link {link}</Trans>
        </Link>
      </Cell>
      <Cell kind="when">
        <Moment at={timestampOf(date)} />
      </Cell>
    </Row>
  );
}
