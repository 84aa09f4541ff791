/** Where labels may be. */
interface Room {
  from: number;
  to: number;
  /** Between any two. */
  gap: number;
}

/** Labels that stand side by side, since they want the same place. */
interface Group {
  members: number[];
  /** Of the places that they want. */
  sum: number;
}

/**
 * Places as near to the wanted ones as the room allows, in the order of what was wanted; beyond its end when it is too
 * small for all.
 */
export function spread(wanted: readonly number[], room: Room): number[] {
  const order = wanted.map((_, n) => n).sort((one, other) => wanted[one]! - wanted[other]!);
  const groups: Group[] = [];
  for (const member of order) {
    let group: Group = { members: [member], sum: wanted[member]! };
    for (let before = groups.at(-1); before && endOf(before, room) + room.gap > startOf(group, room);) {
      groups.pop();
      group = { members: [...before.members, ...group.members], sum: before.sum + group.sum };
      before = groups.at(-1);
    }
    groups.push(group);
  }
  const places = wanted.slice();
  for (const group of groups)
    group.members.forEach((member, n) => (places[member] = startOf(group, room) + n * room.gap));
  return places;
}

/** Around the mean of what its members want. */
function startOf({ members, sum }: Group, { from, to, gap }: Room): number {
  const length = (members.length - 1) * gap;
  return Math.max(from, Math.min(to - length, sum / members.length - length / 2));
}

function endOf(group: Group, room: Room): number {
  return startOf(group, room) + (group.members.length - 1) * room.gap;
}
