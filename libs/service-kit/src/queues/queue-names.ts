/** Queue that a service reads its events from. */
export function inboxQueue(consumer: string): string {
  return `inbox-${consumer}`;
}

/** Queue of the jobs that a service does every so often. */
export function periodicQueue(service: string): string {
  return `periodic-${service}`;
}
