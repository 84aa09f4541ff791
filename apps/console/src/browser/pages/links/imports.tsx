import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Progress, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportRecord } from '@platform/contracts';
import { useEffect } from 'react';
import { outdate } from '../../api/query-client.js';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { Card, Cards } from '../../components/panel.js';
import { saveFile } from '../../components/save-file.js';
import { momentOf } from '../../components/words.js';
import { timestampOf } from './link-words.js';

/** A third of what a token may ask for in a minute. */
const lookEveryMs = 3_000;

/** The third step: how far the latest imports have come, for who started them and for who comes back later. */
export function Imports({ isExpected }: { isExpected: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { resource, refresh } = useResource('imports', (api, signal) => api.links.files.imports(signal));
  const isUnderWay = resource.state === 'ready' && resource.value.some(isOpen);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(refresh, lookEveryMs);
    return () => {
      clearInterval(timer);
      // It has made links that other pages do not know, also when it goes on without somebody who looks.
      outdate(queries);
    };
  }, [isUnderWay, refresh, queries]);
  return (
    <Loaded of={resource} what={t`your imports`} rows={isExpected ? 2 : 1}>
      {(imports) =>
        imports.length > 0 && (
          <section aria-labelledby="imports">
            <Title order={2} id="imports" mt="xl">
              <Trans>Your imports</Trans>
            </Title>
            <Cards label={t`Your imports`}>
              {imports.map((one) => (
                <Card key={one.id}>
                  <OneImport of={one} onForgotten={refresh} />
                </Card>
              ))}
            </Cards>
          </section>
        )
      }
    </Loaded>
  );
}

function OneImport({ of: one, onForgotten }: { of: ImportRecord; onForgotten: () => void }) {
  const { t } = useLingui();
  const { id, state, service, lines, done, imported, refused, date } = one;
  const started = momentOf(timestampOf(date));
  const name = t`the import of ${started}`;
  const words: Record<ImportRecord['state'], string> = {
    waiting: t`Waiting`,
    running: t`Running`,
    done: t`Done`,
    cancelled: t`Stopped, as the account was closed`,
  };
  const stateText = words[state];
  return (
    <>
      <Text fw={600}>
        {service ? (
          <Plural value={lines} one={`# line from ${service}`} other={`# lines from ${service}`} />
        ) : (
          <Plural value={lines} one="# line" other="# lines" />
        )}
      </Text>
      <Text>{t`${stateText}. Started ${started}.`}</Text>
      {isOpen(one) && (
        <div>
          <Progress value={(100 * done) / Math.max(1, lines)} aria-label={t`How far ${name} has come`} />
          <Text size="sm" c="dimmed">
            <Trans>
              {done} of {lines}
            </Trans>
          </Text>
        </div>
      )}
      <div role="status">
        <Facts of={{ [t`Links made`]: imported, [t`Lines that could not be imported`]: refused }} />
      </div>
      <Group gap="xs">
        {refused > 0 && (
          <ActionButton
            label={t`Get these lines`}
            about={t`that could not be imported, of ${name}`}
            send={(api) => api.links.files.rejected(id)}
            onDone={(file) => saveFile(file, `not-imported-${id}.csv`)}
          />
        )}
        <ActionButton
          label={isOpen(one) ? t`Stop` : t`Remove from this list`}
          about={name}
          question={
            isOpen(one)
              ? t`The links that it has made stay; the other lines are forgotten. Stop it?`
              : t`The links that it has made stay. Remove it from this list?`
          }
          send={(api) => api.links.files.forget(id)}
          onDone={onForgotten}
        />
      </Group>
    </>
  );
}

function isOpen({ state }: ImportRecord): boolean {
  return state === 'waiting' || state === 'running';
}
