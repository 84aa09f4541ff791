import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@platform/contracts';
import { useRead } from '../api/use-read.js';
import { useNavigation } from '../navigation/navigation.js';
import { languages, type Language } from '../texts/languages.js';
import { changeLanguage, currentLanguage } from '../texts/texts.js';

/** Who is signed in, and what is about them alone. */
export function PersonMenu({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui();
  const person = useRead('/api/v1/me').data?.data;
  const { mayLeave } = useNavigation();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs">
          {nameOf(person) || t`You`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {person?.email && <Menu.Label>{person.email}</Menu.Label>}
        <Menu.Item component="a" href="/account">
          <Trans>Account</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Colours />
        <Menu.Divider />
        <Languages />
        <Menu.Divider />
        <Menu.Item onClick={() => mayLeave() && onSignOut()}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Colours() {
  const { t } = useLingui();
  // It would make a style element to hold transitions back, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const schemes: Record<MantineColorScheme, string> = { light: t`Light`, dark: t`Dark`, auto: t`As the system` };
  return (
    <>
      <Menu.Label>
        <Trans>Colours</Trans>
      </Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {Object.entries(schemes).map(([scheme, title]) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {title}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

function Languages() {
  const { t } = useLingui();
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item>{t`Language: ${languages[currentLanguage()]}`}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.RadioGroup value={currentLanguage()} onChange={(value) => void changeLanguage(value as Language)}>
          {Object.entries(languages).map(([language, name]) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** An account may have no name yet. */
function nameOf(person: CurrentUser | undefined): string {
  return [person?.name, person?.surname].filter(Boolean).join(' ');
}
