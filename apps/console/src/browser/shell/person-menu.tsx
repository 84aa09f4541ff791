import { Button, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@platform/contracts';
import { useResource } from '../api/use-resource.js';
import { useNavigation } from '../navigation/navigation.js';

const schemes: Record<MantineColorScheme, string> = { light: 'Light', dark: 'Dark', auto: 'As the system' };

/** Who is signed in, and what is about them alone. */
export function PersonMenu({ onSignOut }: { onSignOut: () => void }) {
  const { resource } = useResource('me', (api, signal) => api.me(signal));
  const { mayLeave } = useNavigation();
  // It would make a style element to hold transitions back, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const person = resource.state === 'ready' ? resource.value : undefined;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs">
          {nameOf(person) || 'You'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {person?.email && <Menu.Label>{person.email}</Menu.Label>}
        <Menu.Item component="a" href="/account">
          Account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {Object.entries(schemes).map(([scheme, title]) => (
            <Menu.RadioItem key={scheme} value={scheme}>
              {title}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => mayLeave() && onSignOut()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** An account may have no name yet. */
function nameOf(person: CurrentUser | undefined): string {
  return [person?.name, person?.surname].filter(Boolean).join(' ');
}
