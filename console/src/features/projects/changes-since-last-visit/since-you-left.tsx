import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { useEffect, useEffectEvent, useState } from 'react';
import { projectQueries } from '~/features/projects/queries';
import { useSaveSetting } from '~/features/settings/mutations';
import { settingsQuery } from '~/features/settings/queries';
import { ChangeList, ChangesButton, hasChanges } from './change-list';
import { changesQuery } from './changes';
import { type Mark, readVisit, surplusVisits, type Visit, visitAt, visitsPath } from './visit';

const keepEveryMs = 5 * 60_000;

/** How many experiments the project has, as last answered. */
function markOf(queryClient: QueryClient, projectId: number): Mark | undefined {
  const { queryKey } = projectQueries.detail(projectId);
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return undefined;
  return { at: new Date(state.dataUpdatedAt).toISOString(), count: state.data.numExperiments };
}

/**
 * The visit to a project that goes on, kept among the person's settings while the page is in sight:
 * when it comes into sight, every five minutes, and when it goes out of it.
 */
function useVisit(projectId: number) {
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  const { data: visit } = useQuery({
    ...settingsQuery,
    select: (settings) => readVisit(settings[visitsPath]?.[projectId]),
  });

  function keep(next: Visit) {
    const visits = queryClient.getQueryData(settingsQuery.queryKey)?.[visitsPath] ?? {};
    for (const key of surplusVisits(visits, projectId))
      save({ storagePath: visitsPath, key, value: undefined, isQuiet: true });
    save({ storagePath: visitsPath, key: String(projectId), value: next, isQuiet: true });
  }

  const stay = useEffectEvent(() => {
    const now = markOf(queryClient, projectId);
    if (now) keep(visitAt(visit, now));
  });

  const arrive = useEffectEvent(async () => {
    // another tab may have been looked at since, and the count may be as old
    const [settings] = await Promise.all([
      queryClient.fetchQuery({ ...settingsQuery, staleTime: 2_000 }),
      queryClient.fetchQuery({ ...projectQueries.detail(projectId), staleTime: 5_000 }),
    ]);
    const now = markOf(queryClient, projectId);
    if (now) keep(visitAt(readVisit(settings[visitsPath]?.[projectId]), now));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is another visit
  useEffect(() => {
    // where the master does not answer nothing is known, and nothing kept
    const come = () => void arrive().catch(() => undefined);
    const onVisibility = () => (document.hidden ? stay() : come());
    if (!document.hidden) come();
    const timer = setInterval(() => document.hidden || stay(), keepEveryMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [projectId]);

  return {
    visit,
    /** what changed is read: another tab shows it no more either */
    dismiss: () => {
      if (visit) keep({ ...visit, left: null });
    },
  };
}

/** Says in the strip of a project what happened in it since the person's last visit. */
export default function SinceYouLeft({ projectId }: { projectId: number }) {
  const { visit, dismiss } = useVisit(projectId);
  if (!visit?.left) return null;
  const { left, back } = visit;
  return <Since projectId={projectId} left={left} back={back} onDismiss={dismiss} />;
}

type Props = { projectId: number; left: Mark; back: Mark; onDismiss: () => void };

function Since({ projectId, left, back, onDismiss }: Props) {
  const { data: changes, error, refetch } = useQuery(changesQuery(projectId, { left, back }));
  const [isOpen, setIsOpen] = useState(false);
  const isKnown = changes !== undefined || error !== null;
  if (!isKnown || (changes && !hasChanges(changes))) return null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <ChangesButton changes={changes} />
      </PopoverTrigger>
      <PopoverContent align="end" className="w-80 max-w-[calc(100vw-1rem)]">
        <ChangeList
          span={{ left, back }}
          changes={changes}
          failure={error?.message}
          onRetry={() => void refetch()}
          onGo={() => setIsOpen(false)}
          onDismiss={onDismiss}
        />
      </PopoverContent>
    </Popover>
  );
}
