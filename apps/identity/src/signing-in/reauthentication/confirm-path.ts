/** Where somebody proves again that it is them, to come back to `path`. */
export function confirmPath(path: string): string {
  return `/login/confirm?${new URLSearchParams({ to: path }).toString()}`;
}
