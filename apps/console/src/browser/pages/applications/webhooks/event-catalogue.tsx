import { Group, Paper, Stack, Text } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { WebhookEvent } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../../api/use-resource.js';
import { ActionButton } from '../../../components/action-button.js';
import { Folded } from '../../../components/folded.js';
import { Loaded } from '../../../components/loaded.js';
import { Panel } from '../../../components/panel.js';
import { ToggleButton } from '../../../components/toggle-button.js';
import { Code } from '../../../samples/code.js';

interface EventCatalogueProps {
  /** Undefined for an application that has no endpoint to send an example to. */
  clientId: string | undefined;
  onSent: () => void;
}

/** Behind one button: every event that an application can be told of, with an example of its body. */
export function EventCatalogue(props: EventCatalogueProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      id="events"
      title={t`Events`}
      lead={t`What the application can be told of. Each example can be sent to the endpoint, marked as a test.`}
    >
      <div>
        <ToggleButton
          label={t`What can be sent`}
          about={t`as a webhook`}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <Catalogue {...props} />}
    </Panel>
  );
}

function Catalogue(props: EventCatalogueProps) {
  const { t } = useLingui();
  const { resource } = useResource('webhook events', (api, signal) => api.webhookEvents(signal));
  if (resource.state !== 'ready') return <Loaded of={resource} what={t`the events`} rows={2} />;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} aria-label={t`Events`}>
      {resource.value.map((event) => (
        <Event key={event.event} of={event} {...props} />
      ))}
    </Stack>
  );
}

function Event({ of: { event, description, example }, clientId, onSent }: EventCatalogueProps & { of: WebhookEvent }) {
  const { t } = useLingui();
  return (
    <Paper component="li" withBorder radius="sm" p="sm" style={{ listStyle: 'none' }}>
      <Group justify="space-between" gap="sm" align="flex-start">
        <Stack gap={2} miw={0}>
          <Text fw={500} ff="monospace" size="sm">
            {event}
          </Text>
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        </Stack>
        {clientId && (
          <ActionButton
            label={t`Send the example`}
            about={t`of ${event}`}
            send={(api) => api.webhooksOf(clientId).test(event)}
            onDone={onSent}
          />
        )}
      </Group>
      <Folded title={t`An example of ${event}`}>
        <Code label={t`Body of ${event}`} text={JSON.stringify(example, null, 2)} grammar="json" />
      </Folded>
    </Paper>
  );
}
