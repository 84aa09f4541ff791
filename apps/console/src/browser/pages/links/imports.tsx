import type { ImportRecord } from '@platform/contracts';
import { useEffect } from 'react';
import { useResource } from '../../api/use-resource.js';
import { ActionButton } from '../../components/action-button.js';
import { Facts } from '../../components/facts.js';
import { Loaded } from '../../components/loaded.js';
import { saveFile } from '../../components/save-file.js';
import { countText, momentOf } from '../../components/words.js';
import { timestampOf } from './link-words.js';

/** A third of what a token may ask for in a minute. */
const lookEveryMs = 3_000;

const stateWords: Record<ImportRecord['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  cancelled: 'Stopped, as the account was closed',
};

/** The third step: how far the latest imports have come, for who started them and for who comes back later. */
export function Imports({ isExpected }: { isExpected: boolean }) {
  const { resource, refresh } = useResource('imports', (api, signal) => api.links.files.imports(signal));
  const isUnderWay = resource.state === 'ready' && resource.value.some(isOpen);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(refresh, lookEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
  return (
    <Loaded of={resource} what="your imports" rows={isExpected ? 2 : 1}>
      {(imports) =>
        imports.length > 0 && (
          <section aria-labelledby="imports">
            <h2 id="imports">Your imports</h2>
            {imports.map((one) => (
              <OneImport key={one.id} of={one} onForgotten={refresh} />
            ))}
          </section>
        )
      }
    </Loaded>
  );
}

function OneImport({ of: one, onForgotten }: { of: ImportRecord; onForgotten: () => void }) {
  const { id, state, service, lines, done, imported, refused, date } = one;
  const name = `the import of ${momentOf(timestampOf(date))}`;
  return (
    <div className="panel">
      <p>
        <strong>
          {countText(lines, 'line')}
          {service && ` from ${service}`}
        </strong>
      </p>
      <p>
        {stateWords[state]}. Started {momentOf(timestampOf(date))}.
      </p>
      {isOpen(one) && (
        <p>
          <progress value={done} max={lines} aria-label={`How far ${name} has come`} /> {done} of {lines}
        </p>
      )}
      <div role="status">
        <Facts of={{ 'Links made': imported, 'Lines that could not be imported': refused }} />
      </div>
      <div className="manage">
        {refused > 0 && (
          <ActionButton
            label="Get these lines"
            about={`that could not be imported, of ${name}`}
            send={(api) => api.links.files.rejected(id)}
            onDone={(file) => saveFile(file, `not-imported-${id}.csv`)}
          />
        )}
        <ActionButton
          label={isOpen(one) ? 'Stop' : 'Remove from this list'}
          about={name}
          question={
            isOpen(one)
              ? 'The links that it has made stay; the other lines are forgotten. Stop it?'
              : 'The links that it has made stay. Remove it from this list?'
          }
          send={(api) => api.links.files.forget(id)}
          onDone={onForgotten}
        />
      </div>
    </div>
  );
}

function isOpen({ state }: ImportRecord): boolean {
  return state === 'waiting' || state === 'running';
}
