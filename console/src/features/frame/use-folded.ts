import { useSaveSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';
import { flag, param } from '~/lib/search-param';

const storagePath = 'navigation';
const shape = { navbarCollapsed: param(flag(), false) };

/** Whether the side bar shows icons alone; the person's own setting. */
export function useFolded() {
  const { navbarCollapsed } = useSettings(storagePath, shape);
  const save = useSaveSetting();
  const setFolded = (value: boolean) => save({ storagePath, key: 'navbarCollapsed', value });
  return { isFolded: navbarCollapsed, setFolded };
}
