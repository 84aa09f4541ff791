import { AppShell, NavLink } from '@mantine/core';
import { Link } from '../navigation/navigation.js';
import { useSections } from './sections.js';
import classes from './shell.module.css';

/** The way to every page that is not about one thing of a list. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const sections = useSections().filter(({ isHere }) => isHere);
  return (
    <AppShell.Navbar id="sidebar" mod={{ open: isOpen }} {...notALandmark}>
      {sections.map(({ name, title, entries }) => (
        <nav key={name} aria-label={name}>
          {title && <p className={classes.title}>{title}</p>}
          {entries.map(({ title: label, to, isCurrent, icon: Icon }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              isCurrent={isCurrent}
              label={label}
              leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
              className={classes.entry}
            />
          ))}
        </nav>
      ))}
    </AppShell.Navbar>
  );
}

/** Its sections are: each has a name. */
const notALandmark: object = { component: 'div' };
