import { useLingui } from '@lingui/react';
import { Menu } from '@mantine/core';
import { chooseLanguage, languages, type Language } from '../texts/languages.js';
import type { MenuProps } from './lazy-menu.js';
import { OpenedMenu } from './opened-menu.js';

/** Each language by its own name; kept in this browser. */
export default function LanguageMenu({ button }: MenuProps) {
  const { i18n } = useLingui();
  return (
    <OpenedMenu button={button} position="top-start">
      <Menu.RadioGroup value={i18n.locale} onChange={(chosen) => void chooseLanguage(chosen as Language)}>
        {Object.entries(languages).map(([language, name]) => (
          <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenedMenu>
  );
}
