const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 20, 2026, 9:42 PM`, in the time zone of the person. */
export function momentOf(timestamp: string): string {
  return moment.format(new Date(timestamp));
}

/** `Nov 20, 2026`, in the time zone of the person. */
export function dayOf(timestamp: string): string {
  return day.format(new Date(timestamp));
}

export function membersText(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}
