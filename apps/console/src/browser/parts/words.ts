const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** `Nov 20, 2026`, in the time zone of the person. */
export function dayOf(timestamp: string): string {
  return day.format(new Date(timestamp));
}

export function membersText(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}
