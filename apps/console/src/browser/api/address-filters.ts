import { useNavigation } from '../navigation/navigation.js';

/**
 * What a filter form has chosen: it is in the address, so that a reload, the way back and a link keep it.
 *
 * @param fields of the form, named as the API does; whatever else is in the address is not asked for
 */
export function useAddressFilters(fields: readonly string[]) {
  const { search, narrow } = useNavigation();
  const here = new URLSearchParams(search);
  const filters = new URLSearchParams([...here].filter(([name]) => fields.includes(name)));
  return {
    filters,
    /** Others begin at their first page. @param refresh is called for the same once more */
    choose: (chosen: URLSearchParams, refresh: () => void) => {
      if (!here.has('page') && chosen.toString() === filters.toString()) refresh();
      else narrow(chosen);
    },
  };
}
