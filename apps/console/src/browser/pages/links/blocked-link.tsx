import type { LinkDetails } from '@platform/contracts';
import type { Appeal } from '../../api/appeals-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { momentOf } from '../../components/words.js';
import { timestampOf } from './link-words.js';

/** Says that the operator has blocked the link, and lets its owner object: once, until that is decided. */
export function BlockedLink({ link }: { link: LinkDetails }) {
  const { resource, refresh } = useResource(`objection ${link.id}`, (api, signal) =>
    api.links.appeals.latest(link.id, signal),
  );
  return (
    <>
      <p className="notice wrong">The operator has blocked this link: nobody gets to where it leads.</p>
      <Loaded of={resource} what="your objection" rows={1}>
        {(latest) => (
          <>
            {/* An accepted one was about an earlier block. */}
            {latest && latest.state !== 'accepted' && <Objection of={latest} />}
            {latest?.state !== 'open' && <ObjectionForm link={link} onSent={refresh} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function Objection({ of: { state, message, answer, date } }: { of: Appeal }) {
  return (
    <section className="panel" aria-labelledby="objection">
      <h2 id="objection">Your objection</h2>
      <p role="status">
        {state === 'open'
          ? 'A person will look at it. You get a mail when it is decided.'
          : 'It was looked at again, and stays blocked.'}
      </p>
      {answer && <p className="message">{answer}</p>}
      <p className="hint">You wrote, on {momentOf(timestampOf(date))}:</p>
      <p className="message">{message}</p>
    </section>
  );
}

function ObjectionForm({ link: { shorturl }, onSent }: { link: LinkDetails; onSent: () => void }) {
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => api.links.appeals.add({ url: shorturl, message: textOf('objection-message') }, key),
    onDone: onSent,
    // Another tab was quicker, or the block is gone.
    fieldOf: { already_exists: 'message' },
  });
  return (
    <TitledForm id="new-objection" title="Object to the block" heading="h2" form={form}>
      <Field
        name="objection-message"
        label="Why it is harmless"
        hint="A few words for the person who looks at it: 10 to 2000 characters"
        errors={errors['message'] ?? errors['url']}
      >
        {(control) => <textarea {...control} rows={4} required />}
      </Field>
      <SubmitButton form={form} label="Object" whileSending="Sending…" />
    </TitledForm>
  );
}
