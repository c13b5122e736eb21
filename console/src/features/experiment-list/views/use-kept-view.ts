import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useViewStep } from '~/app/links/use-view-step';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import { useSaveSetting } from '~/features/settings/mutations';
import type { viewKeeper } from './view-keeper';

const kept = /^(columns|pinned|sort|heat|differ|group|filter|archived)$/;

/** Saves the view of the list in the settings of the user; the code for it loads with the first change. */
export function useKeptView(projectId: number, linked: ExperimentListSearch) {
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  const { keep, write } = useMemo(
    () => lateKeeper({ queryClient, projectId, save }),
    [queryClient, projectId, save],
  );
  useViewStep(linked, keep);
  // who leaves before it is written has changed it all the same
  useEffect(() => write, [write]);
  return keep;
}

function lateKeeper(options: Parameters<typeof viewKeeper>[0]) {
  let keeper: Promise<ReturnType<typeof viewKeeper>> | undefined;
  return {
    keep(now: ExperimentListSearch, change: Partial<ExperimentListSearch>) {
      if (!Object.keys(change).some((name) => kept.test(name))) return;
      keeper ??= import('./view-keeper').then((module) => module.viewKeeper(options));
      void keeper.then(({ keep }) => keep(now, change));
    },
    write: () => void keeper?.then(({ write }) => write()),
  };
}
