import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { SelectionBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import { nothingSelected, selectedCount } from '@trainyard/ui/table/grid/selection';
import { useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { reportError } from '~/app/errors/report-error';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { type BulkAction, BulkActions } from '~/components/permission/bulk-actions';
import { type BulkAnswer, countOf } from '~/data/bulk-answer';
import { cachedExperiments } from '~/data/experiments/cached-experiments';
import { isLifecycleAction, type LifecycleAction } from '~/data/experiments/experiment-lifecycle';
import { cancelQueued, useBulkExperimentAction } from '~/data/experiments/experiment-mutations';
import { EndFacts } from '~/features/experiments/base/end-facts';
import { filterOf } from '~/features/experiments/base/list-search';
import {
  bulkQuestion,
  summarizeBulk,
} from '~/features/experiments/experiment-actions/action-messages';
import { experimentActions } from '~/features/experiments/experiment-actions/actions';
import type { Moving } from '~/features/experiments/experiment-forms/move/move-dialog';
import type { Retaining } from '~/features/experiments/experiment-forms/retain-logs-dialog';
import {
  type BulkBarProps,
  useListSource,
} from '~/features/experiments/experiment-list/list-source';
import { allRows } from '~/features/experiments/experiment-list/rows/all-rows';
import { type BulkTarget, bulkTargets, lookedUp } from './bulk-target';
import { comparedIds } from './compare-all';
import { CompareLink } from './compare-link';
import { useTagSelection } from './use-tag-selection';

type Outcome = { action: LifecycleAction; done: number; refused: Refused[] };

/** The actions on the selected experiments, at the bottom of the list. */
export function ExperimentBulkBar(props: BulkBarProps) {
  const { selection, total, onSelectionChange, onDone, project } = props;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const source = useListSource();
  const [outcome, setOutcome] = useState<Outcome>();
  const bulk = useBulkExperimentAction();
  const move = useDialog<Moving>(
    () => import('~/features/experiments/experiment-forms/move/move-dialog'),
  );
  const retention = useDialog<Retaining>(async () => ({
    default: (await import('~/features/experiments/experiment-forms/retain-logs-dialog'))
      .RetainLogs,
  }));
  const { id: projectId, workspaceId } = project;
  const tags = useTagSelection({ projectId, onDone });
  const experiments = cachedExperiments(queryClient, projectId, selection);
  const selectionSize = selectedCount(selection, total);

  async function pages(sort: string) {
    return allRows({ projectId, sort, ...filterOf(props.filter) }, { source, queryClient });
  }

  const find = async (action: BulkTarget['action']) =>
    lookedUp(await pages('id=desc'), { viewer: props.viewer, selection, action });

  async function bodyOf({ action, body, isLookedUp }: BulkTarget): Promise<BulkTarget['body']> {
    if (!isLookedUp) return body;
    return { experimentIds: (await find(action)).map(({ id }) => id) };
  }

  async function openTags({ action, body, isLookedUp }: BulkTarget) {
    const ids = new Set(body.experimentIds);
    tags.open(isLookedUp ? await find(action) : experiments.filter(({ id }) => ids.has(id)));
  }

  /** the selected experiments, if all that can be canceled are queued */
  function queuedOf(action: LifecycleAction, experimentIds: readonly number[]) {
    if (action !== 'cancel' || selection.kind === 'all') return [];
    const ids = new Set(experimentIds);
    const targets = experiments.filter(({ id }) => ids.has(id));
    return targets.every(({ state }) => state === 'STATE_QUEUED') ? targets : [];
  }

  /** Shows one toast; its Undo applies to the experiments that the action changed. */
  function notify(action: LifecycleAction, result: BulkAnswer) {
    const { tone, ...words } = summarizeBulk(action, result);
    const toast = { kind: tone, ...words };
    const { undo: inverse } = experimentActions[action];
    const changed = changedBy(action, result.doneIds, experiments);
    if (!inverse || !isLifecycleAction(inverse) || changed.length === 0) return showToast(toast);
    return showUndo(toast, () => void undo(inverse, changed));
  }

  async function undo(action: LifecycleAction, experimentIds: number[]) {
    try {
      notify(action, await bulk.mutateAsync({ action, experimentIds }));
      onDone();
    } catch (error) {
      reportError(error, { message: 'Undo failed.' });
    }
  }

  /** Keeps the failed experiments selected, and lists them. */
  async function send(action: LifecycleAction, body: BulkTarget['body']) {
    const queued = queuedOf(action, body.experimentIds);
    const result = await (queued.length > 0
      ? cancelQueued(queryClient, queued)
      : bulk.mutateAsync({ action, ...body }));
    if (queued.length === 0 || result.failed > 0) notify(action, result);
    const names = new Map(experiments.map(({ id, name }) => [id, name]));
    const refused = result.refused.map(({ id, error }) => ({
      id,
      error,
      name: names.get(id) ?? '',
    }));
    setOutcome({ action, done: result.done, refused });
    onSelectionChange({ kind: 'some', ids: new Set(refused.map(({ id }) => id)) });
    onDone();
  }

  /** Runs an action immediately if it has an Undo, else after a question. */
  function lifecycleOf(action: LifecycleAction, target: BulkTarget) {
    const { split, body } = target;
    const isAtOnce =
      experimentActions[action].undo !== undefined ||
      queuedOf(action, body.experimentIds).length > 0;
    const { title, text, submit, isDangerous } = bulkQuestion(action);
    const ids = new Set(body.experimentIds);
    const question = {
      title,
      description: (
        <>
          <p>{text}</p>
          <p className="mt-2">
            {split
              ? `${countOf(split.allowed.length)}.`
              : `It applies to those of the ${countOf(selectionSize)} that allow it.`}
          </p>
          {action === 'kill' || action === 'delete' ? (
            <EndFacts experiments={experiments.filter(({ id }) => ids.has(id))} action={action} />
          ) : null}
          {split ? null : <p className="mt-2">{unknownFacts[action]}</p>}
        </>
      ),
      confirmLabel: submit,
      isDanger: isDangerous,
      typeToConfirm:
        action === 'delete' ? String(split?.allowed.length ?? selectionSize) : undefined,
    };
    return {
      question: isAtOnce ? undefined : question,
      run: async () => send(action, await bodyOf(target)),
    };
  }

  function partsOf(target: BulkTarget): Pick<BulkAction, 'question' | 'run' | 'failure'> {
    const { action, body } = target;
    if (isLifecycleAction(action)) return lifecycleOf(action, target);
    if (action === 'openTensorBoard')
      return {
        run: () => openTensorboard(queryClient, { workspaceId, experimentIds: body.experimentIds }),
        failure: 'Unable to open TensorBoard.',
      };
    if (action === 'tag') return { run: () => openTags(target) };
    if (action === 'move') {
      const onMoved = () => {
        onSelectionChange(nothingSelected);
        onDone();
      };
      const from = { workspaceId, projectId };
      return { run: async () => move.open({ ...(await bodyOf(target)), source: from, onMoved }) };
    }
    return {
      run: async () => {
        const { experimentIds: ids } = await bodyOf(target);
        retention.open({ target: { kind: 'experiments', ids, projectId }, onDone });
      },
    };
  }

  const compareAll = {
    label: 'Compare',
    run: async () => {
      const id = await comparedIds(await pages(props.sort), selection);
      await navigate({ to: '/experiment-compare', search: { id } });
    },
  };
  const actions = bulkTargets({ ...props, projectId, workspaceId, experiments }).map((target) => {
    const { label, isDangerous, shortcut } = experimentActions[target.action];
    const key = target.action === 'tag' ? shortcut : undefined;
    return { label, isDangerous, key, split: target.split, ...partsOf(target) };
  });
  return (
    <>
      <SelectionBar selection={selection} total={total} onSelectionChange={onSelectionChange}>
        {selection.kind === 'all' || experiments.length === 0 ? null : (
          <CompareLink search={{ id: experiments.map(({ id }) => id) }} />
        )}
        <BulkActions
          pressed={props.pressed}
          actions={selection.kind === 'all' ? [compareAll, ...actions] : actions}
        />
        {tags.popover}
      </SelectionBar>
      {tags.outcome}
      {outcome && outcome.refused.length > 0 ? (
        <BulkOutcome
          done={outcome.done}
          refused={outcome.refused}
          isBusy={bulk.isPending}
          onRetry={() => {
            const { action, refused } = outcome;
            const message = `${experimentActions[action].label} failed.`;
            if (!bulk.isPending)
              send(action, { experimentIds: refused.map(({ id }) => id) }).catch((error) =>
                reportError(error, { message }),
              );
          }}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
      {move.dialog}
      {retention.dialog}
    </>
  );
}

/** Ids of those that an action changed; one that was archived before is not unarchived by Undo. */
function changedBy(
  action: LifecycleAction,
  ids: readonly number[],
  experiments: readonly Experiment[],
): number[] {
  const was = new Map(experiments.map((experiment) => [experiment.id, experiment.archived]));
  const isArchiving = action === 'archive' ? true : action === 'unarchive' ? false : undefined;
  return ids.filter((id) => isArchiving === undefined || was.get(id) !== isArchiving);
}

/** Replaces the totals where the master picks the experiments and no call adds them up. */
const unknownFacts: Partial<Record<LifecycleAction, string>> = {
  kill: 'Progress since the last checkpoint of each will be lost.',
  delete:
    'Their trials and checkpoints are deleted with them; the totals are known only for experiments selected one by one.',
};
