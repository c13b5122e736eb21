import type { WasteItem } from '@trainyard/insights/waste/waste';
import { useSaveSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';
import { param, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

export type AskedOwner = { key: string; owner: string; at: number };

const asked = () => z.array(z.object({ key: z.string(), owner: z.string(), at: z.number() }));

/** The questions that this person asked of owners; the master keeps them with their settings. */
const askedSettings = searchSchema({ asked: param(asked, []) });
const storagePath = 'idle-questions';

/** The questions of the last seven days, and a function that keeps more. */
export function useAskedOwners(now: number) {
  const save = useSaveSetting();
  const weekAgo = now - 7 * 86_400_000;
  const kept = useSettings(storagePath, askedSettings).asked.filter(({ at }) => at > weekAgo);
  const keep = (items: readonly WasteItem[]) => {
    const keys = new Set(items.map(({ key }) => key));
    const added = items.map(({ key, username }) => ({ key, owner: username, at: now }));
    const value = [...kept.filter(({ key }) => !keys.has(key)), ...added];
    save({ storagePath, key: 'asked', value });
  };
  return { kept, keep };
}
