import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { AddedDomain } from '../../api/link-domains-api.js';
import { useSubmit } from '../../api/use-submit.js';
import { TextField } from '../../components/field.js';
import { PageForm } from '../../components/form.js';
import { LinkButton } from '../../components/link-button.js';
import { PageTitle } from '../../components/page-title.js';
import { RecordToSet } from '../../components/record-to-set.js';
import { Trail } from '../../components/trail.js';
import { useNavigation } from '../../navigation/navigation.js';
import { paths } from '../../navigation/routes.js';
import { DomainFields, targetsOf } from './domain-fields.js';
import { originOf } from './domain-words.js';

export function NewDomainPage() {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const [warned, setWarned] = useState<AddedDomain>();
  return (
    <Box maw={560}>
      <Trail to={paths.linkDomains}>{t`Domains`}</Trail>
      <PageTitle>{t`Add a domain`}</PageTitle>
      {warned ? (
        <Warning of={warned} />
      ) : (
        <DomainForm onAdded={(added) => (added.warning ? setWarned(added) : navigate(paths.linkDomain(added.id)))} />
      )}
    </Box>
  );
}

/** The domain is added, and there is something to be known of it first. */
function Warning({ of: { id, warning } }: { of: AddedDomain }) {
  return (
    <Alert color="yellow" mt="md" icon={<IconAlertTriangle aria-hidden />} role="status">
      <p>{warning}</p>
      <LinkButton to={paths.linkDomain(id)}>
        <Trans>Go to the domain</Trans>
      </LinkButton>
    </Alert>
  );
}

/** A domain is taken once its DNS leads to the platform: sending the form is the check. */
function DomainForm({ onAdded }: { onAdded: (added: AddedDomain) => void }) {
  const { t } = useLingui();
  const { errors, refusal, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.links.domains.create({ domain: originOf(textOf('domain')), ...targetsOf(textOf) }, key),
    // Not for somebody who has gone elsewhere meanwhile.
    onDone: (added, element) => element.isConnected && onAdded(added),
    fieldOf: { already_exists: 'domain', limit_reached: 'domain' },
  });
  const record = refusal?.dnsRecord;
  return (
    <PageForm
      name={t`Add a domain`}
      form={form}
      label={record ? t`Check now` : t`Add`}
      whileSending={t`Looking…`}
      cancelTo={paths.linkDomains}
    >
      {!form.fault && record && <RecordToSet record={record} />}
      <TextField
        name="domain"
        label={t`Domain`}
        hint={t`For example links.example.com. If it does not lead here yet, you get the DNS record to set.`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        errors={errors['domain']}
      />
      <DomainFields errors={errors} />
    </PageForm>
  );
}
