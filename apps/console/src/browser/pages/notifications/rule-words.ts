import { t } from '@lingui/core/macro';
import type { MuteWindow, NotificationRule } from '@platform/contracts';
import type { Surroundings } from './rules.js';

type Day = MuteWindow['days'][number];

/** The days of the week, by their codes. */
export function weekdays(): Record<Day, string> {
  return { mon: t`Mon`, tue: t`Tue`, wed: t`Wed`, thu: t`Thu`, fri: t`Fri`, sat: t`Sat`, sun: t`Sun` };
}

export const everyDay: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** `every day 22:00 to 07:00, Europe/Berlin`. */
export function muteText({ days, from, to, time_zone }: MuteWindow): string {
  const words = weekdays();
  const when = days.length === everyDay.length ? t`every day` : days.map((day) => words[day]).join(', ');
  return t`${when} ${from} to ${to}, ${time_zone}`;
}

/** What narrows a rule beyond its patterns, in words. */
export function limitsOf(rule: NotificationRule, around: Surroundings): string[] {
  const { saas_service_id, organization_team_id, digest_minutes, deduplication_key, deduplication_minutes } = rule;
  const service = nameOf(saas_service_id, around.services);
  const team = nameOf(organization_team_id, around.teams);
  const quiet = rule.mute_windows.map(muteText).join('; ');
  return [
    service && t`Only of the service ${service}`,
    team && t`Only of the team ${team}`,
    digest_minutes !== null && t`Gathered for ${digest_minutes} min`,
    deduplication_key !== null && t`Once in ${deduplication_minutes} min for each ${deduplication_key}`,
    quiet && t`Quiet: ${quiet}`,
  ].filter((limit): limit is string => Boolean(limit));
}

/** One that cannot be seen by its name has its id. */
function nameOf(id: number | null, known: readonly { id: number; name: string }[]): string | undefined {
  if (id === null) return undefined;
  return known.find((one) => one.id === id)?.name ?? t`id ${id}`;
}
