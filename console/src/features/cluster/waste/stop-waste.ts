import type { QueryClient } from '@tanstack/react-query';
import { groupBy } from '@trainyard/insights/group-by';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { killTask } from '~/data/cluster/tasks';
import { runExperimentAction } from '~/data/experiments/experiment-mutations';

/** Cancels an experiment, which saves a checkpoint first, or kills a task. */
export const stopWaste = (queryClient: QueryClient, { subject }: WasteItem): Promise<unknown> =>
  subject.type === 'experiment'
    ? runExperimentAction(queryClient, { action: 'cancel', experimentId: subject.id })
    : killTask(queryClient, { kind: subject.type, id: subject.id });

const changeExperiment =
  (action: 'pause' | 'activate') =>
  async (queryClient: QueryClient, { subject }: WasteItem) => {
    if (subject.type === 'experiment')
      await runExperimentAction(queryClient, { action, experimentId: subject.id });
  };

/** Pauses an experiment, which saves a checkpoint and gives its slots back; it can go on later. */
export const pauseWaste = changeExperiment('pause');

/** Activates a paused experiment. */
export const resumeWaste = changeExperiment('activate');

const words: Record<WasteItem['subject']['type'], string> = {
  experiment: 'experiment',
  notebook: 'JupyterLab',
  shell: 'shell',
  command: 'command',
  tensorboard: 'TensorBoard',
};

export const typeWord = ({ subject }: Pick<WasteItem, 'subject'>): string => words[subject.type];

/** A message to the owners of what is selected, a paragraph for each of them. */
export function questionToOwners(items: readonly WasteItem[]): string {
  return [...groupBy(items, ({ username }) => username)]
    .map(([username, own]) => {
      const lines = own.map(
        (item) => `- ${item.name} (${typeWord(item)}, ${item.pool}): ${item.evidence}`,
      );
      return [`@${username}, do you still need these?`, ...lines].join('\n');
    })
    .join('\n\n');
}
