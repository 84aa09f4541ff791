import { useLingui } from '@lingui/react/macro';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { chooseLanguage, languages, type Language } from '../texts/languages.js';

/** Each language by its own name; kept in this browser. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-sm" leftSection={<IconLanguage size={16} aria-hidden />}>
          <VisuallyHidden>{t`Language:`} </VisuallyHidden>
          {languages[i18n.locale as Language]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={i18n.locale} onChange={(chosen) => void chooseLanguage(chosen as Language)}>
          {Object.entries(languages).map(([language, name]) => (
            <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
