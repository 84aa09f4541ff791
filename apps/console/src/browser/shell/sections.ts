import { useLingui } from '@lingui/react/macro';
import { linkLists, partTitles } from '../navigation/part-titles.js';
import { useNavigation } from '../navigation/navigation.js';
import { organizationParts, paths } from '../navigation/routes.js';
import { useCurrentOrganization } from './current-organization.js';
import { pageIcons, partIcons, type Icon } from './icons.js';

export interface Section {
  /** For screen readers. */
  name: string;
  title: string;
  entries: readonly { title: string; to: string; isCurrent: boolean; icon: Icon }[];
  /** Of what is looked at: the sidebar leaves the others out. */
  isHere: boolean;
}

/** The pages that are not about one thing of a list, by what they belong to. */
export function useSections(): Section[] {
  const { t } = useLingui();
  const { path } = useNavigation();
  const organization = useCurrentOrganization();
  const isApplications = isWithin(path, paths.applications);
  const isLinks = isWithin(path, paths.links);
  const sections: Section[] = [
    {
      name: t`Console`,
      title: '',
      entries: [
        {
          title: t`Organizations`,
          to: paths.organizations,
          isCurrent: !isApplications && !isLinks,
          icon: pageIcons[paths.organizations]!,
        },
        {
          title: t`Applications`,
          to: paths.applications,
          isCurrent: isApplications,
          icon: pageIcons[paths.applications]!,
        },
        { title: t`Links`, to: paths.links, isCurrent: isLinks, icon: pageIcons[paths.links]! },
      ],
      isHere: true,
    },
    {
      name: t`Parts of links`,
      title: t`Links`,
      entries: linkLists.map(({ title, to }) => ({
        title: t(title),
        to,
        isCurrent: path === to,
        icon: pageIcons[to]!,
      })),
      isHere: isLinks,
    },
  ];
  if (organization)
    sections.splice(1, 0, {
      name: t`Parts of the organization`,
      title: t`Organization`,
      entries: organizationParts.map((part) => {
        const to = paths.organization(organization, part);
        return { title: t(partTitles[part]), to, isCurrent: path === to, icon: partIcons[part] };
      }),
      isHere: true,
    });
  return sections;
}

function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
