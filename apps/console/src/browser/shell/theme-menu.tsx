import { useLingui } from '@lingui/react/macro';
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import type { MenuProps } from './lazy-menu.js';
import { OpenedMenu } from './opened-menu.js';

/** Kept in this browser. */
export default function ThemeMenu({ button }: MenuProps) {
  const { t } = useLingui();
  // Mantine would stop them by a style element that it writes as markup, which Trusted Types refuse.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const names: Record<MantineColorScheme, string> = { light: t`Light`, dark: t`Dark`, auto: t`As the system` };
  return (
    <OpenedMenu button={button} position="top-start">
      <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
        {Object.entries(names).map(([scheme, name]) => (
          <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenedMenu>
  );
}
