import { Group, List, SimpleGrid, Text, VisuallyHidden } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { permissionNames, permissions, type Permission } from '@platform/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Folded } from './folded.js';
import { permissionWords } from './permission-words.js';

const isKnown = (name: string): name is Permission => name in permissions;

/** What a role may do, in one line that opens to the words. */
export function PermissionSummary({ held }: { held: string[] }) {
  const { t } = useLingui();
  const known = held.filter(isKnown);
  const count = known.length;
  const all = permissionNames.length;
  if (count === all || count === 0) {
    return (
      <Text size="sm" c="dimmed">
        {count === 0 ? t`No permissions` : t`All permissions`}
      </Text>
    );
  }
  return (
    <Folded title={t`${count} of ${all} permissions`}>
      <List size="sm">
        {known.map((name) => (
          <List.Item key={name}>{permissionWords(name)}</List.Item>
        ))}
      </List>
    </Folded>
  );
}

/** Every permission there is, with whether it is held. */
export function PermissionList({ held }: { held: string[] }) {
  return (
    <SimpleGrid component="ul" minColWidth="17rem" spacing="xs" verticalSpacing={6} m={0} p={0}>
      {permissionNames.map((name) => {
        const isHeld = held.includes(name);
        const Sign = isHeld ? IconCheck : IconMinus;
        return (
          <Group key={name} component="li" gap="xs" wrap="nowrap" c={isHeld ? undefined : 'dimmed'} fz="sm">
            <Sign size={16} aria-hidden style={{ flex: 'none' }} />
            <span>
              {permissionWords(name)}
              {!isHeld && (
                <VisuallyHidden>
                  {' '}
                  <Trans>(not yours)</Trans>
                </VisuallyHidden>
              )}
            </span>
          </Group>
        );
      })}
    </SimpleGrid>
  );
}
