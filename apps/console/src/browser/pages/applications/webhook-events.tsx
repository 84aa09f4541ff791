import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { Loaded } from '../../components/loaded.js';
import { ToggleButton } from '../../components/toggle-button.js';

/** Behind one button: every event that an application can be told of, with an example of its body. */
export function WebhookEvents() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="manage">
        <ToggleButton label="What can be sent" about="as a webhook" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && <Catalogue />}
    </>
  );
}

function Catalogue() {
  const { resource } = useResource('webhook events', (api, signal) => api.webhookEvents(signal));
  if (resource.state !== 'ready') return <Loaded of={resource} what="the events" rows={2} />;
  return (
    <ul className="log" aria-label="Events">
      {resource.value.map(({ event, description, example }) => (
        <li key={event}>
          <span className="who long">{event}</span>
          <div className="hint">{description}</div>
          <details>
            <summary>
              An example<span className="unseen"> of {event}</span>
            </summary>
            <pre>{JSON.stringify(example, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
