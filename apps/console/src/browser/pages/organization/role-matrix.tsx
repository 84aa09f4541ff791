import { Checkbox, Paper, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { permissionNames, type OrganizationDetail, type Permission, type Role } from '@platform/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDoing } from '../../api/use-doing.js';
import { FaultNotice } from '../../components/fault-notice.js';
import { permissionWords } from '../../components/permission-words.js';
import { Link } from '../../navigation/navigation.js';
import { covers, may } from './may.js';
import { membersWith } from './members-with.js';
import classes from './role-matrix.module.css';

interface RoleMatrixProps {
  organization: OrganizationDetail;
  refresh: () => void;
}

/** Permissions down, roles across. A cell of a role that the person may change is changed in place. */
export function RoleMatrix({ organization, refresh }: RoleMatrixProps) {
  const { t } = useLingui();
  const [done, setDone] = useState('');
  const { run, isBusy, fault } = useDoing();
  const { uuid, roles } = organization;
  /** What was asked for and is not shown by the organization yet, by role and permission. */
  const [asked, setAsked] = useState<Record<string, boolean>>({});
  useEffect(() => setAsked({}), [roles]);
  const toggle = async (role: Role, permission: Permission, isHeld: boolean) => {
    if (isBusy) return;
    setAsked({ [`${role.id} ${permission}`]: isHeld });
    const isDone = await run(async (api) => {
      // Of what the role holds now: what somebody else has changed meanwhile stays.
      const held = (await api.in(uuid).role(role.id)).permissions;
      const permissions = permissionNames.filter((name) => (name === permission ? isHeld : held.includes(name)));
      await api.in(uuid).updateRole(role.id, { permissions });
    });
    if (!isDone) return setAsked({});
    const name = role.display_name;
    setDone(t`The role ${name} is saved.`);
    refresh();
  };
  return (
    <Stack gap="xs" mt="md">
      <Paper withBorder radius="md" className={classes.frame}>
        <Table className={classes.matrix} aria-label={t`Permissions of the roles`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                <Trans>Permission</Trans>
              </Table.Th>
              {roles.map((role) => (
                <Table.Th key={role.id} scope="col">
                  <RoleHead organization={organization} role={role} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {permissionNames.map((permission) => (
              <Table.Tr key={permission}>
                <Table.Th scope="row">{permissionWords(permission)}</Table.Th>
                {roles.map((role) => (
                  <Table.Td key={role.id}>
                    <Held
                      role={role}
                      permission={permission}
                      isHeld={asked[`${role.id} ${permission}`] ?? role.permissions.includes(permission)}
                      isChangeable={
                        !role.is_system &&
                        may(organization, 'manage_roles') &&
                        covers(organization, [...role.permissions, permission])
                      }
                      isBusy={isBusy}
                      onToggle={(isHeld) => void toggle(role, permission, isHeld)}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Text size="sm" c="green" role="status">
        {!fault && done}
      </Text>
      {fault && <FaultNotice fault={fault} />}
    </Stack>
  );
}

function RoleHead({ organization, role }: { organization: OrganizationDetail; role: Role }) {
  const { t } = useLingui();
  const { name, display_name, members_count } = role;
  return (
    <Stack gap={2} className={classes.role}>
      <span>{display_name}</span>
      <Link to={membersWith(organization, { role: name })}>
        {t`${plural(members_count, { one: '# member', other: '# members' })}`}
        <VisuallyHidden> {t`with the role ${display_name}`}</VisuallyHidden>
      </Link>
    </Stack>
  );
}

interface HeldProps {
  role: Role;
  permission: Permission;
  isHeld: boolean;
  isChangeable: boolean;
  isBusy: boolean;
  onToggle: (isHeld: boolean) => void;
}

function Held({ role, permission, isHeld, isChangeable, isBusy, onToggle }: HeldProps) {
  const { t } = useLingui();
  if (isChangeable) {
    return (
      <Checkbox
        aria-label={`${role.display_name}: ${permissionWords(permission)}`}
        checked={isHeld}
        aria-disabled={isBusy}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    );
  }
  return (
    <Text span c={isHeld ? 'green' : 'dimmed'}>
      {isHeld ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
      <VisuallyHidden>{isHeld ? t`yes` : t`no`}</VisuallyHidden>
    </Text>
  );
}
