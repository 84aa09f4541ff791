import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconSunMoon } from '@tabler/icons-react';

/** Kept in this browser. */
export function ThemeMenu() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const names: Record<MantineColorScheme, string> = { light: t`Light`, dark: t`Dark`, auto: t`As the system` };
  return (
    <Menu position="top-start" closeOnItemClick>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-sm" leftSection={<IconSunMoon size={16} aria-hidden />}>
          <Trans>Theme</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
          {Object.entries(names).map(([scheme, name]) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
