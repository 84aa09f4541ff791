import type { InviteLink, OrganizationDetail } from '@platform/contracts';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.js';
import { useSubmit } from '../../api/use-submit.js';
import { ActionButton } from '../../components/action-button.js';
import { CopiedText } from '../../components/copied-text.js';
import { Field } from '../../components/field.js';
import { LockableForm, SubmitButton } from '../../components/form.js';
import { errorsAbout, wordsOf } from '../../components/list-field.js';
import { Loaded } from '../../components/loaded.js';
import { Row, Table } from '../../components/table.js';
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
      <Loaded of={resource} what="the invite links" rows={3}>
        {(links) =>
          links.length === 0 ? (
            <p className="lead">There are no invite links.</p>
          ) : (
            <InviteLinksTable organization={organization} links={links} onChanged={refresh} />
          )
        }
      </Loaded>
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
        <Row key={link.uuid}>
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
        </Row>
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
          allowed_domains: wordsOf(textOf('allowed_domains')),
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
  return (
    <LockableForm id="new-link" title="New invite link" reason={reason} form={form}>
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
      <Field name="expires_in_days" label="Days until it ends" hint="1 to 30" errors={errors.expires_in_days}>
        {(control) => <input {...control} type="number" min={1} max={30} defaultValue={7} />}
      </Field>
      <Field name="max_uses" label="How many may use it (optional)" hint="Up to 1,000" errors={errors.max_uses}>
        {(control) => <input {...control} type="number" min={1} max={1000} />}
      </Field>
      <Field
        name="allowed_domains"
        label="Only for addresses of these domains (optional)"
        hint="For example example.com, example.org"
        errors={errorsAbout(errors, 'allowed_domains', 'domain')}
      >
        {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} />}
      </Field>
      <SubmitButton form={form} label="Make a link" whileSending="Making…" />
      {url && <MadeLink url={url} />}
    </LockableForm>
  );
}

/** Stays when another one cannot be made: it is nowhere else. */
function MadeLink({ url }: { url: string }) {
  return (
    <div className="done" role="status">
      <p>Copy it now, it is shown this once:</p>
      <CopiedText text={url} about="the invite link" isShownOnce />
    </div>
  );
}

function usesText({ uses_count, max_uses }: InviteLink): string {
  return max_uses === null ? countText(uses_count, 'time') : `${uses_count} of ${countText(max_uses, 'time')}`;
}

function openRoles(organization: OrganizationDetail) {
  return grantableRoles(organization)
    .filter(({ permissions }) => !permissions.some((name) => /^(manage|remove)_/.test(name)))
    .sort((one, other) => Number(other.is_default) - Number(one.is_default));
}
