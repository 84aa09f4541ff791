import type { InviteLink, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { CopiedText } from '../../components/copied-text.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { Field } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { Loading } from '../../components/loading.js';
import { Table } from '../../components/table.js';
import { countText, dayOf } from '../../components/words.js';
import { GuardedSection } from './guarded-section.js';
import { grantableRoles, may, whyNot } from './may.js';
import type { PartProps } from './part.js';

export function InviteLinks({ organization }: PartProps) {
  return (
    <GuardedSection organization={organization} id="invite-links" title="Invite links" needed="invite_members">
      <List organization={organization} />
    </GuardedSection>
  );
}

function List({ organization }: { organization: OrganizationDetail }) {
  const { uuid } = organization;
  const { resource, refresh } = useResource(`invite-links ${uuid}`, (api, signal) => api.in(uuid).inviteLinks(signal));
  return (
    <>
      {resource.state === 'loading' && <Loading what="the invite links" rows={3} />}
      {resource.state === 'failed' && <FaultNotice fault={resource.fault} onRetry={resource.retry} />}
      {resource.state === 'ready' && resource.value.length === 0 && <p className="lead">There are no invite links.</p>}
      {resource.state === 'ready' && resource.value.length > 0 && (
        <InviteLinksTable organization={organization} links={resource.value} onChanged={refresh} />
      )}
      <NewLink organization={organization} onMade={refresh} />
    </>
  );
}

interface InviteLinksTableProps {
  organization: OrganizationDetail;
  links: InviteLink[];
  onChanged: () => void;
}

function InviteLinksTable({ organization, links, onChanged }: InviteLinksTableProps) {
  return (
    <Table
      aria-labelledby="invite-links"
      columns={['Role', 'Status', 'Used', 'Domains', 'Made by', 'Valid until']}
      unseen="Changes"
    >
      {links.map((link) => (
        <tr key={link.uuid} role="row">
          <td role="cell" className="long">
            {link.role_display_name}
          </td>
          <td role="cell">
            <span className={link.is_active ? 'tag strong' : 'tag'}>{link.is_active ? 'open' : 'closed'}</span>
          </td>
          <td role="cell">{usesText(link)}</td>
          <td role="cell" className="long">
            {link.allowed_domains.join(', ') || 'any domain'}
          </td>
          <td role="cell" className="long">
            {link.created_by}
          </td>
          <td role="cell" className="when">
            {dayOf(link.expires_at)}
          </td>
          <td role="cell">
            {may(organization, 'invite_members') && (
              <ActionButton
                label="Revoke"
                isDangerous
                about={`the link of ${link.created_by} for ${link.role_display_name}`}
                question="Revoke this link? Who has joined by it stays."
                send={(api) => api.in(organization.uuid).revokeInviteLink(link.uuid)}
                onDone={onChanged}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function NewLink({ organization, onMade }: { organization: OrganizationDetail; onMade: () => void }) {
  const [url, setUrl] = useState('');
  const { errors, ...form } = useSubmit({
    send: (api, textOf, key) =>
      api.in(organization.uuid).createInviteLink(
        {
          role: textOf('role'),
          expires_in_days: Number(textOf('expires_in_days')),
          max_uses: textOf('max_uses') ? Number(textOf('max_uses')) : null,
          allowed_domains: textOf('allowed_domains')
            .split(/[\s,]+/)
            .filter(Boolean),
        },
        key,
      ),
    onDone: (link, element) => {
      setUrl(link.url);
      element.reset();
      onMade();
    },
    fieldOf: { role_exceeds_caller: 'role', limit_reached: 'role' },
  });
  const reason = whyNot(organization, 'invite_members', 'Nobody can be invited while the organization is suspended.');
  const domainErrors = Object.entries(errors).find(([name]) => name.startsWith('allowed_domains'))?.[1];
  return (
    <LockableForm
      id="new-link"
      title="New invite link"
      reason={reason}
      form={form}
      done={url && <MadeLink url={url} />}
    >
      <Field
        name="role"
        label="Role"
        hint="Anybody can pass a link on: it gives no role that manages or removes."
        errors={errors.role}
      >
        {(control) => (
          <select {...control}>
            {openRoles(organization).map(({ name, display_name }) => (
              <option key={name} value={name}>
                {display_name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="expires_in_days" label="Days until it ends" errors={errors.expires_in_days}>
        {(control) => <input {...control} type="number" min={1} max={30} defaultValue={7} />}
      </Field>
      <Field name="max_uses" label="How many may use it (optional)" errors={errors.max_uses}>
        {(control) => <input {...control} type="number" min={1} max={1000} />}
      </Field>
      <Field
        name="allowed_domains"
        label="Only for addresses of these domains (optional)"
        hint="For example example.com, example.org"
        errors={domainErrors}
      >
        {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} />}
      </Field>
      <SubmitButton form={form} label="Make a link" whileSending="Making…" />
    </LockableForm>
  );
}

function MadeLink({ url }: { url: string }) {
  return (
    <>
      <p>Copy it now, it is shown this once:</p>
      <CopiedText text={url} about="the invite link" />
    </>
  );
}

/** Understood without the head of its column, which phones do not show. */
function usesText({ uses_count, max_uses }: InviteLink): string {
  return max_uses === null ? countText(uses_count, 'time') : `${uses_count} of ${countText(max_uses, 'time')}`;
}

function openRoles(organization: OrganizationDetail) {
  return grantableRoles(organization)
    .filter(({ permissions }) => !permissions.some((name) => /^(manage|remove)_/.test(name)))
    .sort((one, other) => Number(other.is_default) - Number(one.is_default));
}
