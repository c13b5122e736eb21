import { useQuery } from '@tanstack/react-query';
import { useUpdateSetting } from '~/features/settings/mutations';
import { settingsQuery } from '~/features/settings/queries';

const path = { storagePath: 'navigation', key: 'navbarCollapsed' };

/** Whether the side bar shows icons alone; the person's own setting. */
export function useFolded() {
  const { data: settings } = useQuery(settingsQuery);
  const { mutate } = useUpdateSetting();
  const isFolded = settings?.[path.storagePath]?.[path.key] === true;
  return { isFolded, setFolded: (value: boolean) => mutate({ ...path, value }) };
}
