import { Trans, useLingui } from '@lingui/react/macro';
import { AppShell, UnstyledButton } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Link } from '../navigation/navigation.js';
import { paths } from '../navigation/routes.js';
import { NewMenu } from './menus.js';
import type { Place, PlaceGroup } from './places.js';
import classes from './shell.module.css';

interface BottomBarProps {
  groups: PlaceGroup[];
  current: Place | undefined;
  organization: string | undefined;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** On a phone: the places that most people want, in reach of the thumb, and the way to the others. */
export function BottomBar({ groups, current, organization, isMenuOpen, onMenu }: BottomBarProps) {
  const { t } = useLingui();
  const places = groups.flatMap((group) => group.places);
  const at = (to: string) => places.find((place) => place.to === to)!;
  const last = organization ? paths.organization(organization, 'destinations') : paths.applications;
  const entry = (place: Place) => (
    <Link to={place.to} isCurrent={place === current} className={classes.thumb}>
      <place.icon size={20} stroke={1.6} aria-hidden />
      <span>{t(place.title)}</span>
    </Link>
  );
  return (
    <AppShell.Footer>
      <nav aria-label={t`Shortcuts`} className={classes.bar}>
        {entry(at(paths.home))}
        {entry(at(paths.links))}
        <NewMenu
          organization={organization}
          position="top"
          button={
            <UnstyledButton className={classes.thumb}>
              <IconPlus size={20} stroke={1.6} aria-hidden />
              <span>{t`New`}</span>
            </UnstyledButton>
          }
        />
        {entry(at(last))}
        <UnstyledButton className={classes.thumb} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
          <IconDots size={20} stroke={1.6} aria-hidden />
          <span>
            <Trans>More</Trans>
          </span>
        </UnstyledButton>
      </nav>
    </AppShell.Footer>
  );
}
