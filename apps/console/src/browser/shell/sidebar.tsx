import { useLingui } from '@lingui/react/macro';
import { Box, NavLink, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { Link } from '../navigation/navigation.js';
import type { Place, PlaceGroup } from './places.js';
import { SidebarFoot } from './sidebar-foot.js';
import classes from './shell.module.css';

interface SidebarProps {
  groups: PlaceGroup[];
  current: Place | undefined;
  onSignOut: () => void;
}

/** All places of the console in groups, and at the foot what is the person's own. */
export function Sidebar({ groups, current, onSignOut }: SidebarProps) {
  return (
    <>
      <Box className={classes.places}>
        {groups.map((group) => (
          <PlaceList key={group.title.id} group={group} current={current} />
        ))}
      </Box>
      <SidebarFoot onSignOut={onSignOut} />
    </>
  );
}

function PlaceList({ group, current }: { group: PlaceGroup; current: Place | undefined }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} className={classes.group}>
      <Text id={id} size="xs" c="dimmed" fw={600} px="sm" pb={4}>
        {t(group.title)}
      </Text>
      {group.places.map((place) => (
        <PlaceLink key={place.to} place={place} isCurrent={place === current} />
      ))}
    </Box>
  );
}

/** A change of page changes two of them: the others are not rendered again. */
const PlaceLink = memo(function PlaceLink({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const { t } = useLingui();
  return (
    <NavLink
      component={Link}
      to={place.to}
      isCurrent={isCurrent}
      active={isCurrent}
      label={t(place.title)}
      leftSection={<place.icon size={18} stroke={1.6} aria-hidden />}
      className={classes.place}
    />
  );
});
