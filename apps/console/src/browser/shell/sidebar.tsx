import { AppShell, NavLink } from '@mantine/core';
import { linkLists, partTitles } from '../navigation/part-titles.js';
import { Link, useNavigation } from '../navigation/navigation.js';
import { organizationParts, paths } from '../navigation/routes.js';
import { useCurrentOrganization } from './current-organization.js';
import classes from './shell.module.css';

interface Section {
  /** For screen readers, where there is no title. */
  name: string;
  title?: string;
  entries: readonly { title: string; to: string; isCurrent: boolean }[];
}

/** The way to every page that is not about one thing of a list. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const { path } = useNavigation();
  const organization = useCurrentOrganization();
  const isApplications = isWithin(path, paths.applications);
  const isLinks = isWithin(path, paths.links);
  const sections: Section[] = [
    {
      name: 'Console',
      entries: [
        { title: 'Organizations', to: paths.organizations, isCurrent: !isApplications && !isLinks },
        { title: 'Applications', to: paths.applications, isCurrent: isApplications },
        { title: 'Links', to: paths.links, isCurrent: isLinks },
      ],
    },
  ];
  if (organization)
    sections.push({
      name: 'Parts of the organization',
      title: 'Organization',
      entries: organizationParts.map((part) => {
        const to = paths.organization(organization, part);
        return { title: partTitles[part], to, isCurrent: path === to };
      }),
    });
  if (isLinks)
    sections.push({
      name: 'Parts of links',
      title: 'Links',
      entries: linkLists.map((list) => ({ ...list, isCurrent: path === list.to })),
    });
  return (
    <AppShell.Navbar id="sidebar" mod={{ open: isOpen }} {...notALandmark}>
      {sections.map(({ name, title, entries }) => (
        <nav key={name} aria-label={name}>
          {title && <p className={classes.title}>{title}</p>}
          {entries.map(({ title: label, to, isCurrent }) => (
            <NavLink key={to} component={Link} to={to} isCurrent={isCurrent} label={label} className={classes.entry} />
          ))}
        </nav>
      ))}
    </AppShell.Navbar>
  );
}

/** Its sections are: each has a name. */
const notALandmark: object = { component: 'div' };

function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
