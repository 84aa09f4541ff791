/** How somebody is called who may have one name or two. */
export function fullName({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].filter(Boolean).join(' ');
}
