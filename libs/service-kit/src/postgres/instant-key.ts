/**
 * SQL of a moment as a key of a cursor (`instantKey` of the contracts): to the microsecond, as `timestamptz` holds it.
 */
export function keyOfInstant(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
