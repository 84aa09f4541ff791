/** A time-ordered UUID: new rows land at the end of an index. */
export { v7 as newUuid } from 'uuid';

/** Lowest UUID of version 7 of a time: ids made before it sort before it, all of that time and later at or after it. */
export function lowestUuid(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
