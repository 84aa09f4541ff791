/** How the audit log names a member. */
export function asTarget({ user_uuid, name, surname }: { user_uuid: string; name: string; surname: string }) {
  return { type: 'member', id: user_uuid, name: `${name} ${surname}`.trim() || null };
}
