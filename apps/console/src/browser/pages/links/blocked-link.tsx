import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Blockquote, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { LinkDetails } from '@platform/contracts';
import type { Appeal } from '../../api/appeals-api.js';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { TextareaField } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { Loaded } from '../../components/loaded.js';
import { Panel } from '../../components/panel.js';
import { momentOf } from '../../components/words.js';
import { timestampOf } from './link-words.js';

/** Says that the operator has blocked the link, and lets its owner object: once, until that is decided. */
export function BlockedLink({ link }: { link: LinkDetails }) {
  const { t } = useLingui();
  const { resource, refresh } = useResource(`objection ${link.id}`, (api, signal) =>
    api.links.appeals.latest(link.id, signal),
  );
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} my="md">
        <Text>
          <Trans>The operator has blocked this link: nobody gets to where it leads.</Trans>
        </Text>
      </Alert>
      <Loaded of={resource} what={t`your objection`} rows={1}>
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
  const { t } = useLingui();
  const written = momentOf(timestampOf(date));
  return (
    <Panel id="objection" title={t`Your objection`}>
      <Text role="status">
        {state === 'open'
          ? t`A person will look at it. You get a mail when it is decided.`
          : t`It was looked at again, and stays blocked.`}
      </Text>
      {answer && <Message of={answer} />}
      <Text size="sm" c="dimmed">
        <Trans>You wrote, on {written}:</Trans>
      </Text>
      <Message of={message} />
    </Panel>
  );
}

function Message({ of: text }: { of: string }) {
  return (
    <Blockquote p="sm" m={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Blockquote>
  );
}

function ObjectionForm({ link: { shorturl }, onSent }: { link: LinkDetails; onSent: () => void }) {
  const { t } = useLingui();
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) => api.links.appeals.add({ url: shorturl, message: textOf('objection-message') }, key),
    onDone: onSent,
    // Another tab was quicker, or the block is gone.
    fieldOf: { already_exists: 'message' },
  });
  return (
    <TitledForm id="new-objection" title={t`Object to the block`} heading="h2" form={form}>
      <TextareaField
        name="objection-message"
        label={t`Why it is harmless`}
        hint={t`A few words for the person who looks at it: 10 to 2000 characters`}
        errors={errors['message'] ?? errors['url']}
        rows={4}
        required
      />
      <SubmitButton form={form} label={t`Object`} whileSending={t`Sending…`} />
    </TitledForm>
  );
}
