import { weekdays, type MuteWindow, type Weekday } from '@platform/contracts';

const minuteMs = 60_000;

/** The window that `at` lies in, if any. */
export function muteWindowAt(windows: readonly MuteWindow[], at: Date): MuteWindow | undefined {
  return windows.find((window) => isWithin(window, at));
}

/**
 * When a digest ends that gathers from `openedAt` for this many minutes. Where that is within a mute window, it ends
 * before the window begins.
 */
export function endOutsideMute(windows: readonly MuteWindow[], openedAt: Date, minutes: number): Date {
  let end = openedAt.getTime() + minutes * minuteMs;
  while (end > openedAt.getTime() && muteWindowAt(windows, new Date(end))) end -= minuteMs;
  return new Date(Math.max(end, openedAt.getTime()));
}

/** In words, for explanations: `Mon, Fri 22:00 to 06:00 (Europe/Berlin)`. */
export function describeWindow({ days, from, to, time_zone }: MuteWindow): string {
  const named = days.map((day) => day[0]!.toUpperCase() + day.slice(1)).join(', ');
  return `${days.length === weekdays.length ? 'every day' : named} ${from} to ${to} (${time_zone})`;
}

/**
 * By the clock on the wall there: an hour that summer time repeats is muted twice, one that it leaves out never comes.
 */
function isWithin({ days, from, to, time_zone }: MuteWindow, at: Date): boolean {
  const { day, time } = wallClock(time_zone, at);
  // Times of the same width compare as text. A window that ends when it begins lasts a whole day.
  const isOvernight = to <= from;
  if (days.includes(weekdays[day]!) && from <= time && (isOvernight || time < to)) return true;
  return isOvernight && days.includes(weekdays[(day + 6) % 7]!) && time < to;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string, at: Date): { day: number; time: string } {
  // Names are known in any letter case: one clock for all of them, so that there are no more clocks than zones.
  const name = timeZone.toLowerCase();
  let clock = clocks.get(name);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(name, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = weekdays.indexOf(parts['weekday']!.toLowerCase() as Weekday);
  return { day, time: `${parts['hour']}:${parts['minute']}` };
}
