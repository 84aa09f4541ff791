import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Anchor, Avatar, Box, Button, Group, NavLink, VisuallyHidden } from '@mantine/core';
import { IconBook2, IconLanguage, IconLogout, IconSunMoon } from '@tabler/icons-react';
import { useResource } from '../api/use-resource.js';
import { fullName } from '../components/words.js';
import { languages, type Language } from '../texts/languages.js';
import { LanguageMenu, ThemeMenu } from './menus.js';
import classes from './shell.module.css';

const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;

export function SidebarFoot({ onSignOut }: { onSignOut: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Box className={classes.foot}>
      <NavLink
        href="/docs"
        label={t`API reference`}
        leftSection={<IconBook2 size={18} stroke={1.6} aria-hidden />}
        className={classes.place}
      />
      <Group gap={4} px={4} wrap="nowrap">
        <ThemeMenu
          button={
            <Button {...quiet} leftSection={<IconSunMoon size={16} aria-hidden />}>
              {t`Theme`}
            </Button>
          }
        />
        <LanguageMenu
          button={
            <Button {...quiet} leftSection={<IconLanguage size={16} aria-hidden />}>
              <VisuallyHidden>{t`Language:`} </VisuallyHidden>
              {languages[i18n.locale as Language]}
            </Button>
          }
        />
      </Group>
      <Group gap="xs" ps="xs" pt="xs" wrap="nowrap" justify="space-between">
        <Person />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Sign out`}
          title={t`Sign out`}
          onClick={onSignOut}
        >
          <IconLogout size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Group>
    </Box>
  );
}

function Person() {
  const { resource } = useResource('me', (api, signal) => api.me(signal));
  const person = resource.state === 'ready' ? resource.value : undefined;
  const name = person && fullName({ name: person.name ?? '', surname: person.surname ?? '' });
  return (
    <Anchor href="/account" title={person?.email ?? undefined} className={classes.person} c="inherit" size="sm">
      <Avatar size={28} color="accent" name={name} aria-hidden />
      <span className={classes.name}>{name || <Trans>Your account</Trans>}</span>
    </Anchor>
  );
}
