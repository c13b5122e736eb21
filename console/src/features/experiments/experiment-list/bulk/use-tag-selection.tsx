import { useQueryClient } from '@tanstack/react-query';
import { type ListChange, withListChange } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import { useState } from 'react';
import { cancelReads, changeCachedRows } from '~/data/experiments/cached-experiments';
import { changeTagsOfMany, type TaggedExperiment } from '~/data/experiments/experiment-mutations';
import { useTagSuggestions } from '~/features/experiments/base/experiment-tags';
import { TagsPopover } from '~/features/experiments/experiment-list/rows/tags-popover';

type Tagged = Pick<Experiment, 'id' | 'name' | 'labels'>;

/** the experiments whose tags change at once: each takes two or three requests */
const maxTagged = 1_000;

type Outcome = { change: ListChange; done: number; refused: Refused[] };

type Options = {
  projectId: number;
  /** called after each change */
  onDone: () => void;
};

/**
 * The tags of the selected experiments: those that all have, and with a count those that some have.
 * The caller renders `popover` in the bar of the selection, and `outcome` above the rows.
 */
export function useTagSelection({ projectId, onDone }: Options) {
  const queryClient = useQueryClient();
  const suggest = useTagSuggestions(projectId);
  const [experiments, setExperiments] = useState<readonly Tagged[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRetrying, setIsRetrying] = useState(false);

  /** @throws Error for more experiments than can be changed at once */
  function open(selected: readonly Tagged[]) {
    if (selected.length > maxTagged)
      throw new Error('Select at most 1,000 experiments to change their tags.');
    const byId = new Map(selected.map((experiment) => [experiment.id, experiment]));
    setExperiments([...byId.values()]);
  }

  /** Follows the newest tags of the master, also after an Undo. */
  function onTagged(results: readonly TaggedExperiment[]) {
    const labels = new Map(
      results.flatMap((each) => ('labels' in each ? [[each.experimentId, each.labels]] : [])),
    );
    setExperiments((all) =>
      all?.map((one) => ({ ...one, labels: [...(labels.get(one.id) ?? one.labels)] })),
    );
    onDone();
  }

  /** Shows the change before the master answers. */
  async function save(change: ListChange, targets: readonly Tagged[]) {
    await cancelReads(queryClient);
    for (const { id, labels } of targets)
      changeCachedRows(queryClient, new Set([id]), { labels: withListChange(labels, change) });
    await send(change, targets);
  }

  async function send(change: ListChange, targets: readonly Pick<Tagged, 'id' | 'name'>[]) {
    const names = new Map(targets.map(({ id, name }) => [id, name]));
    const changes = new Map(targets.map(({ id }) => [id, change]));
    await changeTagsOfMany(queryClient, changes, (results) => {
      onTagged(results);
      const refused = results.flatMap((each) =>
        'error' in each
          ? [
              {
                id: each.experimentId,
                name: names.get(each.experimentId) ?? '',
                error: each.error,
              },
            ]
          : [],
      );
      setOutcome({ change, done: results.length - refused.length, refused });
    });
  }

  async function retry({ change, refused }: Outcome) {
    setIsRetrying(true);
    await send(change, refused);
    setIsRetrying(false);
  }

  const label = experiments && `Tags of ${plural(experiments.length, 'experiment')}`;
  const popover =
    experiments && label ? (
      <TagsPopover
        label={label}
        side="top"
        anchorClassName="inset-0"
        onClose={() => setExperiments(undefined)}
      >
        <TagEditor
          label={label}
          {...tagCounts(experiments)}
          suggest={suggest}
          onChange={(change) => save(change, experiments)}
          onClose={() => setExperiments(undefined)}
        />
      </TagsPopover>
    ) : null;
  return {
    open,
    popover,
    outcome:
      outcome && outcome.refused.length > 0 ? (
        <BulkOutcome
          done={outcome.done}
          refused={outcome.refused}
          isBusy={isRetrying}
          onRetry={() => isRetrying || void retry(outcome)}
          onClose={() => setOutcome(undefined)}
        />
      ) : null,
  };
}

/** The tags of some experiments, and the counts of those that not all have. */
function tagCounts(experiments: readonly Tagged[]) {
  const counts = new Map<string, number>();
  for (const { labels } of experiments)
    for (const tag of labels) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const total = experiments.length;
  return {
    tags: [...counts.keys()],
    partial: Object.fromEntries(
      [...counts]
        .filter(([, count]) => count < total)
        .map(([tag, count]) => [tag, `${formatCount(count)} of ${formatCount(total)}`]),
    ),
  };
}
