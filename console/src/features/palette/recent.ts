import { safeRedirect } from '~/app/session/redirect';
import { useSaveSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';
import { listOf, param, parsedBy, searchSchema } from '~/lib/search-param';

export type Recent = { title: string; href: string };

const storagePath = 'omnibar';
const atMost = 6;

// a setting can hold anything: only links to pages of this console are followed
const recentItem = parsedBy((value): Recent | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, href }: Partial<Record<string, unknown>> = { ...value };
  const path = safeRedirect(href);
  return typeof title === 'string' && path !== null ? { title, href: path } : undefined;
});

const stored = searchSchema({ recent: param(listOf(recentItem), []) });

/** The last places gone to from here, kept for the person on the master. */
export function useRecent(): [readonly Recent[], (item: Recent) => void] {
  const { recent } = useSettings(storagePath, stored);
  const save = useSaveSetting();
  const keep = (item: Recent) => {
    const value = [item, ...recent.filter(({ href }) => href !== item.href)].slice(0, atMost);
    save({ storagePath, key: 'recent', value });
  };
  return [recent, keep];
}
