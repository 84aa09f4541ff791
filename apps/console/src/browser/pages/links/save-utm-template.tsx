import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { PlatformError } from '@platform/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { outdate } from '../../api/query-client.js';
import { useDoing } from '../../api/use-doing.js';
import type { UtmTemplate } from '../../api/utm-templates-api.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Opened } from '../../components/opened.js';
import { said } from '../../components/said.js';
import { utmFields, type UtmValues } from '../utm-templates/utm-values.js';

interface SaveUtmTemplateProps {
  values: UtmValues;
  onSaved: (template: UtmTemplate) => void;
}

/** Keeps what the fields hold as a template. It is within another form, so that it is none itself. */
export function SaveUtmTemplate({ values, onSaved }: SaveUtmTemplateProps) {
  const { t } = useLingui();
  const { run, isBusy, fault } = useDoing();
  const queries = useQueryClient();
  const [name, setName] = useState<string>();
  const [saved, setSaved] = useState('');
  const isEmpty = !utmFields.some((field) => values[field]);
  const errors = fault instanceof PlatformError ? fault.fields['name'] : undefined;
  const save = async () => {
    const body = { name: name?.trim() ?? '', ...values };
    await run(async ({ links }) => {
      // Sent twice it is refused the second time: names are unique.
      const template = await links.utmTemplates.create(body, () => crypto.randomUUID());
      outdate(queries);
      setSaved(template.name);
      setName(undefined);
      onSaved(template);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setName(undefined);
    if (event.key !== 'Enter') return;
    // Not the form around it.
    event.preventDefault();
    void save();
  };
  if (name === undefined)
    return (
      <Group gap="xs">
        <Button size="compact-sm" variant="default" disabled={isEmpty} onClick={() => setName('')}>
          <Trans>Save as a template</Trans>
        </Button>
        <Text size="sm" c="green" role="status">
          {saved && t`The template ${saved} is saved.`}
        </Text>
      </Group>
    );
  return (
    <Opened>
      <Group gap="xs" align="flex-start">
        <TextInput
          id="utm-template-name"
          aria-label={t`Name of the template`}
          placeholder={t`Name of the template`}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={onKeyDown}
          style={{ flex: '1 1 12rem' }}
          miw={0}
          {...said(errors)}
        />
        <Button variant="default" aria-disabled={isBusy} onClick={() => void save()}>
          {isBusy ? t`Saving…` : t`Save the template`}
        </Button>
        <Button variant="subtle" onClick={() => setName(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
      {fault && !errors && <FaultNotice fault={fault} />}
    </Opened>
  );
}
