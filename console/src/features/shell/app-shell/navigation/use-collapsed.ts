import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { flag, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

const storagePath = 'navigation';
const stored = searchSchema(() => ({ navbarCollapsed: z.catch(flag, false) }));

/** True if the side bar shows only icons; a setting of the user. */
export function useCollapsed() {
  const { navbarCollapsed } = useSettings(storagePath, stored);
  const save = useSaveSetting();
  const setCollapsed = (value: boolean) => save({ storagePath, key: 'navbarCollapsed', value });
  return { isCollapsed: navbarCollapsed, setCollapsed };
}
