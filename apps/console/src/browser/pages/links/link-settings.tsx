import { useState } from 'react';
import type { LinkPlaces } from '../../api/links-api.js';
import { changesOf } from '../../api/changes-of.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { paths } from '../../navigation/routes.js';
import { ActionButton } from '../../components/action-button.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { LinkFields } from './link-fields.js';
import { linkOf } from './link-form.js';
import { nameOf } from './link-words.js';
import type { LinkPartProps } from './link.page.js';

export function LinkSettings(props: LinkPartProps) {
  const { resource } = useResource('link places', (api, signal) => api.links.places(signal));
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <Loaded of={resource} what="your hosts" rows={4}>
        {(places) => <Edit {...props} places={places} />}
      </Loaded>
      <Dangerous {...props} />
    </section>
  );
}

interface EditProps extends LinkPartProps {
  places: LinkPlaces;
}

function Edit({ link, places, onChange }: EditProps) {
  const [saves, setSaves] = useState(0);
  const { errors, ...form } = useSubmit({
    send: (api, textOf, _, shownOf) => api.links.update(link.id, changesOf(linkOf(shownOf), linkOf(textOf))),
    onDone: (changed) => {
      onChange(changed);
      setSaves(saves + 1);
    },
    fieldOf: { already_exists: 'custom' },
  });
  return (
    <TitledForm id="about-link" title="About it" form={form} done={saves > 0 && 'Saved.'}>
      {/* Anew with each save: fields show what the API has made of them, and a password does not stay in its field. */}
      <LinkFields key={saves} link={link} places={places} errors={errors} />
      <SubmitButton form={form} label="Save" whileSending="Saving…" />
    </TitledForm>
  );
}

function Dangerous({ link, onChange }: LinkPartProps) {
  const { id, state } = link;
  const isOff = state === 'disabled';
  return (
    <section className="panel" aria-labelledby="off">
      <h3 id="off">Switching off and deletion</h3>
      <p className="hint">A link that is switched off answers as if it did not exist.</p>
      <div className="manage">
        {state !== 'blocked' && (
          <ActionButton
            label={isOff ? 'Switch on' : 'Switch off'}
            about={nameOf(link)}
            send={(api) => api.links.update(id, { disabled: !isOff })}
            onDone={onChange}
          />
        )}
        <ActionButton
          label="Delete"
          isDangerous
          about={nameOf(link)}
          question="Its short address leads nowhere then. Delete the link?"
          send={(api) => api.links.delete(id)}
          leadsTo={paths.links}
        />
      </div>
    </section>
  );
}
