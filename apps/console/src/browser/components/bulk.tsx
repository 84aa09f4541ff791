import { Button, Checkbox, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useConsole } from '../console-context.js';
import { SignedOut } from '../sign-in/session.js';
import type { Api } from '../api/api.js';
import { textOf } from './fault-notice.js';
import { StateBadge } from './state-badge.js';
import { withinSentence } from './words.js';

/** Which of the rows that are shown are chosen; a row that is gone is not chosen any more. */
export function useChosen(ids: readonly string[]) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = ids.filter((id) => marked.includes(id));
  return {
    ids,
    chosen,
    set: setMarked,
    toggle: (id: string) => setMarked(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]),
  };
}
type Chosen = ReturnType<typeof useChosen>;

/** Chooses all rows that are shown, or none. */
export function ChooseAll({ of: { ids, chosen, set } }: { of: Chosen }) {
  const { t } = useLingui();
  const isAll = chosen.length === ids.length && ids.length > 0;
  return (
    <Checkbox
      size="xs"
      aria-label={t`Choose all`}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => set(isAll ? [] : ids)}
    />
  );
}

export function ChooseRow({ of: { chosen, toggle }, id, about }: { of: Chosen; id: string; about: string }) {
  const { t } = useLingui();
  return (
    <Checkbox size="xs" aria-label={t`Choose ${about}`} checked={chosen.includes(id)} onChange={() => toggle(id)} />
  );
}

interface Result {
  name: string;
  /** Why it was not done. */
  refusal?: string;
}

/** Does the same to many things, one request after the other, and keeps what became of each. */
export function useBulk<T>(nameOf: (item: T) => string, onDone: () => void) {
  const { api, onSessionOver } = useConsole();
  const [left, setLeft] = useState<{ done: number; all: number }>();
  const [results, setResults] = useState<Result[]>([]);
  const run = async (items: readonly T[], send: (api: Api, item: T) => Promise<unknown>) => {
    const found: Result[] = [];
    setResults([]);
    try {
      for (const item of items) {
        setLeft({ done: found.length, all: items.length });
        const name = nameOf(item);
        try {
          await send(api, item);
          found.push({ name });
        } catch (err) {
          if (err instanceof SignedOut) return onSessionOver();
          found.push({ name, refusal: textOf(err as Error) });
        }
      }
    } finally {
      setLeft(undefined);
      setResults(found);
    }
    onDone();
  };
  return { run, left, results, forget: () => setResults([]) };
}
type Bulk = Pick<ReturnType<typeof useBulk>, 'left' | 'results' | 'forget'>;

/** What can be done to the chosen rows, and what became of it. Nothing while there is neither. */
export function BulkBar({ of: chosen, bulk, children }: { of: Chosen; bulk: Bulk; children: ReactNode }) {
  const { left, results, forget } = bulk;
  const count = chosen.chosen.length;
  if (count === 0 && !left && results.length === 0) return null;
  return (
    <Paper withBorder radius="md" p="sm" mt="md">
      <Stack gap="sm">
        {count > 0 && !left && (
          <Group gap="sm" align="flex-end">
            <Text size="sm" fw={500} role="status">
              <Plural value={count} one="# chosen" other="# chosen" />
            </Text>
            {children}
            <Button size="xs" variant="subtle" onClick={() => chosen.set([])}>
              <Trans>Choose none</Trans>
            </Button>
          </Group>
        )}
        {left && <Running {...left} />}
        {results.length > 0 && <Results of={results} onForget={forget} />}
      </Stack>
    </Paper>
  );
}

function Running({ done, all }: { done: number; all: number }) {
  const { t } = useLingui();
  return (
    <>
      <Text size="sm" role="status">
        <Trans>
          {done} of {all} done
        </Trans>
      </Text>
      <Progress value={(100 * done) / all} aria-label={t`Progress`} />
    </>
  );
}

function Results({ of: results, onForget }: { of: Result[]; onForget: () => void }) {
  const done = results.filter(({ refusal }) => !refusal).length;
  const all = results.length;
  return (
    <>
      <Group gap="sm">
        <Text size="sm" role="status">
          <Trans>
            {done} of {all} done
          </Trans>
        </Text>
        <Button size="xs" variant="subtle" onClick={onForget}>
          <Trans>Close</Trans>
        </Button>
      </Group>
      <Stack component="ul" gap={4} m={0} p={0}>
        {results.map(({ name, refusal }, index) => (
          <Group component="li" key={index} gap="xs">
            <StateBadge tone={refusal ? 'bad' : 'ok'}>
              {refusal ? <Trans>refused</Trans> : <Trans>done</Trans>}
            </StateBadge>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {refusal ? `${name}: ${refusal}` : name}
            </Text>
          </Group>
        ))}
      </Stack>
    </>
  );
}

interface BulkActionProps {
  label: string;
  /** Asked before anything happens, where it cannot be undone. */
  question?: string;
  onRun: () => void;
}

/** One thing that is done to all chosen rows. */
export function BulkAction({ label, question, onRun }: BulkActionProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const small = withinSentence(label);
  if (!question || !isAsking) {
    return (
      <Button size="xs" variant="default" c={question && 'red'} onClick={question ? () => setAsking(true) : onRun}>
        {label}
      </Button>
    );
  }
  return (
    <Group gap="xs" onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}>
      <Text size="sm">{question}</Text>
      <Button size="xs" color="red" data-autofocus autoFocus onClick={onRun}>
        {t`Yes, ${small}`}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAsking(false)}>
        <Trans>No</Trans>
      </Button>
    </Group>
  );
}
