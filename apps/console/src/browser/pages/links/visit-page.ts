/** What a visit of a link shows: `splash-page` and `overlay` are of the owner. */
export type VisitPage = 'direct' | 'frame' | 'splash' | 'splash-page' | 'overlay';

interface Shown {
  page: VisitPage;
  /** Of the splash page or the overlay, once it is chosen. */
  id: number | undefined;
}

/** Of the type of a link, as the API has it: `overlay-12`, or `12` for a splash page. */
export function shownBy(type: string): Shown {
  const [, overlay, number] = /^(overlay-)?(\d*)$/.exec(type) ?? [];
  if (number === undefined) return { page: type as VisitPage, id: undefined };
  return { page: overlay ? 'overlay' : 'splash-page', id: number === '' ? undefined : Number(number) };
}

/** The other way round; without an id it is one that the API refuses. */
export function typeOf({ page, id }: Shown): string {
  if (page === 'overlay') return `overlay-${id ?? ''}`;
  return page === 'splash-page' && id !== undefined ? String(id) : page;
}
