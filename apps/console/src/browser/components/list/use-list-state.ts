import { useNavigation } from '../../navigation/navigation.js';
import { listStateOf, withChanges, type ListChanges, type ListOptions } from './list-state.js';

/**
 * What of a list is shown, all of it in the address: filters, order, page and the row whose detail is open. So a
 * reload, a link and the way back show the same.
 *
 * @param options.filters the names of the filters; whatever else is in the address is not asked for
 * @param options.sort the order when none is chosen, as `-created_at`
 */
export function useListState<Filter extends string>(options: ListOptions<Filter>) {
  const { search, narrow } = useNavigation();
  const state = listStateOf(search, options);
  const change = (changes: ListChanges<Filter>, isStep = false) =>
    narrow(withChanges(search, changes, options), { isStep });
  return {
    ...state,
    /** Another filter begins at the first page; nothing given takes one away. */
    filter: (filters: Partial<Record<Filter, string | undefined>>) => change({ filters }),
    removeFilters: () =>
      change({ filters: Object.fromEntries(options.filters.map((name) => [name, undefined])) as never }),
    sortBy: (sort: string) => change({ sort }),
    goTo: (page: number) => change({ page }),
    /** Opens the detail of a row; the way back closes it. */
    open: (id: string | number) => change({ detail: String(id) }, true),
    close: () => change({ detail: undefined }),
  };
}

export type ListView<Filter extends string = string> = ReturnType<typeof useListState<Filter>>;
