import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  bulkRunActions,
  experimentAction,
  type RunActionId,
  runPolicy,
  type Split,
  splitBy,
  splitByPolicy,
} from '@trainyard/rbac';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { SelectionBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import { isSelected, nothingSelected, selectedCount } from '@trainyard/ui/table/grid/selection';
import { useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { reportError } from '~/app/errors/report-error';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { type BulkAction, BulkActions, isOffered } from '~/components/permission/bulk-actions';
import { cachedRows } from '~/data/experiments/cached-experiments';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { rowsKey } from '~/data/experiments/experiments';
import { filterText } from '~/features/experiments/base/filter/list-filter';
import { filterOf } from '~/features/experiments/base/list-search';
import { experimentActions } from '~/features/experiments/experiment-actions/actions';
import { onlySome } from '~/features/experiments/experiment-list/bulk/bulk-target';
import { chosenIds, comparedIds } from '~/features/experiments/experiment-list/bulk/compare-all';
import { CompareLink } from '~/features/experiments/experiment-list/bulk/compare-link';
import { useTagSelection } from '~/features/experiments/experiment-list/bulk/use-tag-selection';
import {
  type BulkBarProps,
  useListSource,
} from '~/features/experiments/experiment-list/list-source';
import { allRows } from '~/features/experiments/experiment-list/rows/all-rows';
import type { MovingRuns } from './move-runs-dialog';
import { performOnRuns, type RunCall, type RunResult, type RunTargets } from './mutations';
import { runActionOrder, runActions } from './run-actions';
import { actionableRun } from './run-row';
import { toRunFilter } from './run-search';

type Outcome = { action: RunCall; done: number; refused: Refused[] };

/** The actions on the selected runs, at the bottom of the list. */
export default function RunBulkBar(props: BulkBarProps) {
  const { viewer, project, filter, selection, total, onSelectionChange, onDone } = props;
  const queryClient = useQueryClient();
  const source = useListSource();
  const navigate = useNavigate();
  const [isRetrying, setIsRetrying] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { open, dialog } = useDialog<MovingRuns>(() => import('./move-runs-dialog'));
  const rows = cachedRows(queryClient, rowsKey(source.reader, project.id), selection);
  const isAll = selection.kind === 'all';
  const { id: projectId, workspaceId } = project;
  const tags = useTagSelection({ projectId, onDone });
  const splits = bulkRunActions(
    viewer,
    rows.map((row) => ({ id: row.id, ...actionableRun(row) })),
  );

  /** The ids that are known, or the filter of all that match; rows left out of it are read one by one. */
  async function targetsOf(split: Split<number> | undefined): Promise<RunTargets> {
    if (split) return { runIds: split.allowed, projectId };
    if (isAll && selection.except.size > 0) {
      const maxCount = Number.POSITIVE_INFINITY;
      return { runIds: (await chosenIds(await pages(), { selection, maxCount })).ids, projectId };
    }
    const text = toRunFilter(await filterText(filterOf(filter), queryClient));
    return { runIds: [], projectId, filter: text };
  }

  async function pages() {
    return allRows({ projectId, sort: props.sort, ...filterOf(filter) }, { source, queryClient });
  }

  /** Keeps the refused runs selected, and lists them. */
  async function send(action: RunCall, targets: RunTargets) {
    const { doneIds, refused } = await performOnRuns(queryClient, { action, ...targets });
    const { label } = runActions[action];
    if (doneIds.length + refused.length === 0)
      showToast({ kind: 'warning', title: 'No eligible runs' });
    else if (doneIds.length > 0)
      showToast({
        kind: 'success',
        title: `${label} succeeded for ${plural(doneIds.length, 'run')}`,
      });
    const names = new Map(rows.map(({ id, experiment }) => [id, experiment.name]));
    setOutcome({
      action,
      done: doneIds.length,
      refused: refused.map(({ id, error }) => ({ id, error, name: names.get(id) ?? '' })),
    });
    onSelectionChange({ kind: 'some', ids: new Set(refused.map(({ id }) => id)) });
    onDone();
  }

  async function retry({ action, refused }: Outcome) {
    setIsRetrying(true);
    await send(action, { runIds: refused.map(({ id }) => id), projectId }).catch((error) =>
      reportError(error, { message: `${runActions[action].label} failed.` }),
    );
    setIsRetrying(false);
  }

  function onMoved({ doneIds, refused }: RunResult) {
    if (doneIds.length > 0)
      showToast({ kind: 'success', title: `Moved ${plural(doneIds.length, 'run')}` });
    for (const { id, error } of refused.slice(0, 1))
      showToast({
        kind: 'warning',
        title: `${plural(refused.length, 'run')} could not be moved`,
        description: `Run ${id}: ${error}`,
      });
    onSelectionChange(nothingSelected);
    onDone();
  }

  function actionOf(id: RunActionId): BulkAction[] {
    const split = isAll
      ? splitByPolicy(viewer, runPolicy(id), { workspaceId })
      : splits.find((each) => each.id === id);
    if (!isOffered(split)) return [];
    const { label, isDangerous } = runActions[id];
    const count = split ? split.allowed.length : selectedCount(selection, total);
    const hasSeveral = isAll || rows.some(({ run }) => run?.experiment?.isMultitrial);
    const move = async () => {
      const targets = await targetsOf(split);
      open({ targets, count, hasSeveral, source: { workspaceId, projectId }, onMoved });
    };
    const run = id === 'move' ? move : async () => send(id, await targetsOf(split));
    const question = isDangerous
      ? {
          title: `${label} ${plural(count, 'run')}`,
          description:
            id === 'kill'
              ? 'Progress since the last checkpoint of each is lost.'
              : 'Their metrics, logs and checkpoints are deleted with them.',
          typeToConfirm: id === 'delete' ? String(count) : undefined,
          confirmLabel: label,
        }
      : undefined;
    return [{ label, isDangerous, split, question, run }];
  }

  // the id of a run is the one of its trial
  const compareAll: BulkAction = {
    label: 'Compare',
    run: async () => {
      const trial = await comparedIds(await pages(), selection);
      await navigate({ to: '/experiment-compare', search: { trial } });
    },
  };
  // the files of runs outside of the cluster are not on it
  const managed = splitBy(rows, ({ run }) =>
    run?.experiment?.unmanaged ? { reason: 'The run is outside of the cluster.' } : {},
  );
  const tensorboard: BulkAction = {
    label: experimentActions.openTensorBoard.label,
    split:
      splitByPolicy(viewer, 'experiment.viewArtifacts', { workspaceId }) ??
      (isAll ? onlySome('runs') : managed),
    run: () =>
      openTensorboard(queryClient, { workspaceId, trialIds: managed.allowed.map(({ id }) => id) }),
    failure: 'Unable to open TensorBoard.',
  };
  // the tags of a run are those of its experiment
  const tagged = splitBy(rows, ({ experiment }) => experimentAction(viewer, experiment, 'tag'));
  const tag: BulkAction = {
    label: experimentActions.tag.label,
    key: experimentActions.tag.shortcut,
    split:
      splitByPolicy(viewer, 'experiment.modifyMetadata', { workspaceId }) ??
      (isAll ? undefined : tagged),
    run: async () => {
      const loadedRows: ExperimentRow[] = [];
      if (isAll) for await (const page of await pages()) loadedRows.push(...page);
      const selectedRows = isAll
        ? loadedRows.filter(({ id }) => isSelected(selection, id))
        : tagged.allowed;
      tags.open(selectedRows.map(({ experiment }) => experiment));
    },
  };
  return (
    <>
      <SelectionBar selection={selection} total={total} onSelectionChange={onSelectionChange}>
        {isAll || rows.length === 0 ? null : (
          <CompareLink search={{ trial: rows.map(({ id }) => id) }} />
        )}
        <BulkActions
          pressed={props.pressed}
          actions={[
            ...(isAll ? [compareAll] : []),
            tensorboard,
            ...(isOffered(tag.split) ? [tag] : []),
            ...runActionOrder.flatMap(actionOf),
          ]}
        />
        {tags.popover}
      </SelectionBar>
      {tags.outcome}
      {outcome && outcome.refused.length > 0 ? (
        <BulkOutcome
          done={outcome.done}
          refused={outcome.refused}
          isBusy={isRetrying}
          onRetry={() => void retry(outcome)}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
      {dialog}
    </>
  );
}
