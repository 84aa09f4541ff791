const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether Postgres would take it as a uuid: anything else in a path is simply not found. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
