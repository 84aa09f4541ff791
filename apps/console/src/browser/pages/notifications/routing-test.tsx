import type { OrganizationDetail, RoutingTestResult, Severity } from '@platform/contracts';
import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.js';
import { Field } from '../../components/field.js';
import { SubmitButton, TitledForm } from '../../components/form.js';
import { errorsAbout } from '../../components/list-field.js';
import { ServiceSelect, SeveritySelect, TeamSelect } from './rule-selects.js';
import type { Surroundings } from './rules.js';

interface RoutingTestProps {
  organization: OrganizationDetail;
  around: Surroundings;
}

/** Says of an imagined event what every rule would do with it, and why. */
export function RoutingTestForm({ organization, around }: RoutingTestProps) {
  const [result, setResult] = useState<RoutingTestResult>();
  const { errors, ...form } = useSubmit({
    send: (api, textOf) => {
      const number = (name: string) => (textOf(name) === '' ? null : Number(textOf(name)));
      return api.in(organization.uuid).notifications.testRouting({
        event: textOf('routing-event').trim(),
        severity: textOf('routing-severity') as Severity,
        saas_service_id: number('routing-service'),
        organization_team_id: number('routing-team'),
        send: textOf('routing-send') === 'on',
      });
    },
    onDone: setResult,
    savesNothing: true,
  });
  return (
    <TitledForm id="routing" title="Where would an event go?" form={form}>
      <div className="pair">
        <Field name="routing-event" label="Event" errors={errorsAbout(errors, 'event')}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="deploy.failed"
              required
            />
          )}
        </Field>
        <Field name="routing-severity" label="Severity">
          {(control) => <SeveritySelect control={control} chosen="info" />}
        </Field>
        <Field name="routing-service" label="Service" errors={errorsAbout(errors, 'saas_service_id')}>
          {(control) => <ServiceSelect control={control} around={around} />}
        </Field>
        <Field name="routing-team" label="Team" errors={errorsAbout(errors, 'organization_team_id')}>
          {(control) => <TeamSelect control={control} around={around} />}
        </Field>
      </div>
      <label className="choice">
        <input type="checkbox" name="routing-send" />
        Send it for real, with the text of a test
      </label>
      <div className="actions">
        <SubmitButton form={form} label="Show" whileSending="Asking…" />
      </div>
      <div role="status">{result && <Result result={result} />}</div>
    </TitledForm>
  );
}

function Result({ result: { matched, unmatched, matched_destinations, sent } }: { result: RoutingTestResult }) {
  const to = matched_destinations === 1 ? '1 destination' : `${matched_destinations} destinations`;
  return (
    <>
      <p className="done">
        It would go to {to}.{sent.length > 0 && ` ${sent.length} sent: the deliveries show what came of it.`}
      </p>
      <ul className="verdicts">
        {matched.map(({ rule, endpoint, pattern, explanation }) => (
          <li key={rule.uuid}>
            <span className="tag strong">sends</span> <strong>{rule.name}</strong> to {endpoint.name}, by{' '}
            <code>{pattern}</code>. {explanation.join(' ')}
          </li>
        ))}
        {unmatched.map(({ rule_uuid, name, explanation }) => (
          <li key={rule_uuid}>
            <span className="tag">does not</span> <strong>{name}</strong>: {explanation.join(' ')}
          </li>
        ))}
      </ul>
    </>
  );
}
