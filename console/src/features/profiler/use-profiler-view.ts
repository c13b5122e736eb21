import { useQuery } from '@tanstack/react-query';
import { useViewStep } from '~/app/links/use-view-step';
import { useSaveSetting } from '~/features/settings/mutations';
import { settingsQuery } from '~/features/settings/queries';
import type { ProfilerView } from './search';

/** what is kept of a view, by the names under which the platform's console keeps it */
const storedNames = { metric: 'name', agent: 'agentId', gpu: 'gpuUuid' } as const;

type Options = {
  trialId: number;
  view: ProfilerView;
  onViewChange: (change: Partial<ProfilerView>) => void;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The selection of system metrics: of the link, else the last one; a change is stored. */
export function useProfilerView({ trialId, view, onViewChange }: Options) {
  const storagePath = `profiler-filters-${trialId}`;
  const { data: settings } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const save = useSaveSetting();
  const stored = settings?.[storagePath];
  const isLinked = Object.values(view).some((value) => value !== undefined);
  const wanted = isLinked
    ? view
    : {
        metric: text(stored?.name),
        agent: text(stored?.agentId),
        gpu: text(stored?.gpuUuid),
      };
  const keep = (changed: Partial<ProfilerView>) => {
    for (const name of ['metric', 'agent', 'gpu'] as const)
      if (name in changed) save({ storagePath, key: storedNames[name], value: changed[name] });
  };
  const change = (changed: Partial<ProfilerView>) => {
    // the link holds the whole choice, so that it says the same to everybody
    onViewChange({ ...wanted, ...changed });
    keep(changed);
  };
  useViewStep(view, (_, after) =>
    keep({ metric: after.metric, agent: after.agent, gpu: after.gpu }),
  );
  return [wanted, change] as const;
}
