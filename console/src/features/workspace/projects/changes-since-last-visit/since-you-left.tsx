import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { useState } from 'react';
import { staleMs } from '~/app/polling/polling-intervals';
import { projectQueries } from '~/data/projects';
import { useVisit } from '~/data/visits';
import { type Mark, surplusVisits, visitsPath } from '~/lib/visit';
import { ChangeList, ChangesButton, hasChanges } from './change-list';
import { useChanges } from './queries';

/** The number of experiments of the project, by the last answer. */
function markOf(queryClient: QueryClient, projectId: number): Mark | undefined {
  const { queryKey } = projectQueries.detail(projectId);
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return undefined;
  return {
    at: new Date(state.dataUpdatedAt).toISOString(),
    count: state.data.project.numExperiments,
  };
}

function useProjectVisit(projectId: number) {
  const queryClient = useQueryClient();
  return useVisit({
    storagePath: visitsPath,
    key: String(projectId),
    mark: () => markOf(queryClient, projectId),
    // the count may be as old as the page
    refresh: () =>
      queryClient.fetchQuery({ ...projectQueries.detail(projectId), staleTime: staleMs.standard }),
    surplus: (visits) => surplusVisits(visits, projectId),
  });
}

/** Shows in the strip of a project the changes since the user's last visit. */
export default function SinceYouLeft({ projectId }: { projectId: number }) {
  const { visit, dismiss } = useProjectVisit(projectId);
  if (!visit?.left) return null;
  const { left, back } = visit;
  return <Since projectId={projectId} left={left} back={back} onDismiss={dismiss} />;
}

type Props = { projectId: number; left: Mark; back: Mark; onDismiss: () => void };

function Since({ projectId, left, back, onDismiss }: Props) {
  const { changes, error, refetch } = useChanges(projectId, { left, back });
  const [isOpen, setIsOpen] = useState(false);
  const isKnown = changes !== undefined || error !== undefined;
  if (!isKnown || (changes && !hasChanges(changes))) return null;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <ChangesButton changes={changes} />
      </PopoverTrigger>
      <PopoverContent align="end" className="w-80">
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
