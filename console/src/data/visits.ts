import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pollMs, staleMs } from '~/app/polling/polling-intervals';
import { type Mark, readVisit, type Visit, visitAt } from '~/lib/visit';
import { useSaveSetting } from './save-setting';
import { settingsQuery } from './settings';

type Place = {
  /** where the visit is kept among the person's settings */
  storagePath: string;
  key: string;
  /** the place as last answered; undefined while it is not known */
  mark: () => Mark | undefined;
  /** requests the data that the mark depends on; rejects if the master does not answer */
  refresh?: () => Promise<unknown>;
  /** keys of stored visits to forget */
  surplus?: (visits: Record<string, unknown>) => readonly string[];
};

/**
 * The visit to a page that continues, kept among the person's settings while the page is visible:
 * when it becomes visible, every five minutes, and when it goes out of it.
 */
export function useVisit({ storagePath, key, mark, refresh, surplus }: Place) {
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  const { data: visit } = useQuery({
    ...settingsQuery,
    select: (settings) => readVisit(settings[storagePath]?.[key]),
  });

  function keep(next: Visit) {
    const visits = queryClient.getQueryData(settingsQuery.queryKey)?.[storagePath] ?? {};
    for (const old of surplus?.(visits) ?? [])
      save({ storagePath, key: old, value: undefined, isQuiet: true });
    save({ storagePath, key, value: next, isQuiet: true });
  }

  const stay = useEffectEvent(() => {
    const now = mark();
    if (now) keep(visitAt(visit, now));
  });

  const arrive = useEffectEvent(async () => {
    // another tab may have been looked at since
    const [settings] = await Promise.all([
      queryClient.fetchQuery({ ...settingsQuery, staleTime: staleMs.standard }),
      refresh?.(),
    ]);
    const now = mark();
    if (now) keep(visitAt(readVisit(settings[storagePath]?.[key]), now));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another visit
  useEffect(() => {
    // where the master does not answer nothing is known, and nothing kept
    const come = () => void arrive().catch(() => undefined);
    const onVisibility = () => (document.hidden ? stay() : come());
    if (!document.hidden) come();
    const timer = setInterval(() => document.hidden || stay(), pollMs.visits);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [key]);

  return {
    visit,
    /** marks the changes as read, so that other tabs no longer show them either */
    dismiss: () => {
      if (visit) keep({ ...visit, left: null });
    },
  };
}
