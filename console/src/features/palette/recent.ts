import { safeRedirect } from '~/app/redirect';
import { useSaveSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';
import { listOf, type ParamType, param } from '~/lib/search-param';

export type Recent = { title: string; href: string };

const storagePath = 'omnibar';
const atMost = 6;

// what is stored may be anything, and it is gone to: only pages of ours count
const recentItem: ParamType<Recent> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, href }: Partial<Record<string, unknown>> = { ...value };
  const path = safeRedirect(href);
  return typeof title === 'string' && path !== null ? { title, href: path } : undefined;
};

const shape = { recent: param(listOf(recentItem), []) };

/** The last places gone to from here, kept for the person on the master. */
export function useRecent(): [readonly Recent[], (item: Recent) => void] {
  const { recent } = useSettings(storagePath, shape);
  const save = useSaveSetting();
  const keep = (item: Recent) => {
    const value = [item, ...recent.filter(({ href }) => href !== item.href)].slice(0, atMost);
    save({ storagePath, key: 'recent', value });
  };
  return [recent, keep];
}
