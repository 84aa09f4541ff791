const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a path parameter can be an id at all: one that cannot is answered like an unknown one, with 404. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
