import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { bulkRunActions, can, type RunActionId, runPolicy } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { SelectionBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import { nothingSelected, selectedCount } from '@trainyard/ui/table/grid/selection';
import { useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { queryKeys } from '~/app/query-keys';
import { messageOf, reportError } from '~/app/report-error';
import { BulkTensorboard } from '~/features/experiment-list/bulk/bulk-places';
import { chosenIds, mostCompared } from '~/features/experiment-list/bulk/compare-all';
import { type BulkBarProps, useListSource } from '~/features/experiment-list/list-source';
import { cachedRows } from '~/features/experiments/cached-experiments';
import { filterText } from '~/features/experiments/filter/list-filter';
import { filterOf } from '~/features/experiments/list-search';
import type { MovingRuns } from './move-runs-dialog';
import { runActionOrder, runActions } from './run-actions';
import { performOnRuns, type RunCall, type RunResult, type RunTargets } from './run-calls';
import { actionableRun } from './run-row';
import { toRunFilter } from './run-search';

/** An action and its target runs; without ids the master picks them by the filter. */
type AllowedAction = { action: RunActionId; count: number; runIds: number[] | undefined };
type Outcome = { action: RunCall; done: number; refused: Refused[] };

const isConfirmed = (action: RunCall) => action === 'kill' || action === 'delete';

/** The actions on the selected runs, at the bottom of the list. */
export default function RunBulkBar(props: BulkBarProps) {
  const { viewer, project, filter, selection, total, onSelectionChange, onDone } = props;
  const queryClient = useQueryClient();
  const source = useListSource();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState<AllowedAction & { action: RunCall }>();
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { open, dialog } = useDialog<MovingRuns>(() => import('./move-runs-dialog'));
  const rows = cachedRows(queryClient, queryKeys.runs.searchesOf(project.id), selection);
  const count = selectedCount(selection, total);
  // the files of runs outside of the cluster are not on it
  const managed = rows.filter(({ run }) => !run?.experiment?.unmanaged);

  const allowed: AllowedAction[] =
    selection.kind === 'all'
      ? runActionOrder
          .filter((id) => can(viewer, runPolicy(id), { workspaceId: project.workspaceId }))
          .map((action) => ({ action, count, runIds: undefined }))
      : bulkRunActions(
          viewer,
          rows.map((row) => ({ id: row.id, ...actionableRun(row) })),
        )
          .filter(({ allowed }) => allowed.length > 0)
          .map(({ id, allowed }) => ({ action: id, count: allowed.length, runIds: allowed }));

  /** The ids that are known, or the filter of all that match; rows left out of it are read one by one. */
  async function targetsOf({ runIds }: AllowedAction): Promise<RunTargets> {
    const projectId = project.id;
    if (runIds) return { runIds, projectId };
    if (selection.kind === 'all' && selection.except.size > 0)
      return { runIds: (await idsOf(Number.POSITIVE_INFINITY)).ids, projectId };
    const text = toRunFilter(await filterText(filterOf(filter), queryClient));
    return { runIds: [], projectId, filter: text };
  }

  async function idsOf(most: number) {
    const { allRows } = await import('~/features/experiment-list/rows/all-rows');
    const list = { projectId: project.id, sort: props.sort, ...filterOf(filter) };
    return chosenIds(allRows(list, { source, queryClient }), { selection, most });
  }

  /** Keeps the refused runs selected, and lists them. */
  function show(action: RunCall, { doneIds, refused }: RunResult) {
    const { label } = runActions[action];
    if (doneIds.length + refused.length === 0)
      showToast({ kind: 'warning', title: 'No eligible runs' });
    else if (doneIds.length > 0)
      showToast({ kind: 'success', title: `${label}: ${plural(doneIds.length, 'run')}` });
    const names = new Map(rows.map(({ id, experiment }) => [id, experiment.name]));
    setOutcome({
      action,
      done: doneIds.length,
      refused: refused.map(({ id, error }) => ({ id, error, name: names.get(id) ?? '' })),
    });
    onSelectionChange({ kind: 'some', ids: new Set(refused.map(({ id }) => id)) });
    onDone();
  }

  async function send(action: RunCall, find: () => Promise<RunTargets>) {
    setRunning(action);
    setFailure(undefined);
    try {
      show(action, await performOnRuns(queryClient, { action, ...(await find()) }));
      setConfirming(undefined);
    } catch (error) {
      if (isConfirmed(action)) setFailure(messageOf(error));
      else reportError(error, { message: `${runActions[action].label} failed.` });
    }
    setRunning(undefined);
  }

  async function move(chosenAction: AllowedAction) {
    setRunning('move');
    try {
      open({
        targets: await targetsOf(chosenAction),
        count: chosenAction.count,
        hasSeveral:
          selection.kind === 'all' || rows.some(({ run }) => run?.experiment?.isMultitrial),
        source: { workspaceId: project.workspaceId, projectId: project.id },
        onMoved: ({ doneIds, refused }) => {
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
        },
      });
    } catch (error) {
      reportError(error, { message: 'Unable to fetch runs.' });
    }
    setRunning(undefined);
  }

  async function compare() {
    setRunning('compare');
    try {
      const { ids, isCut } = await idsOf(mostCompared);
      if (isCut)
        showToast({
          kind: 'warning',
          title: 'The first 1,000 are compared',
          description: 'More are chosen than can be compared at once.',
        });
      await navigate({
        to: '.',
        search: (search) => ({ ...search, compare: true, row: ids }),
      });
    } catch (error) {
      reportError(error, { message: 'Unable to fetch runs.' });
    }
    setRunning(undefined);
  }

  function start(chosenAction: AllowedAction) {
    const { action } = chosenAction;
    if (action === 'move') return void move(chosenAction);
    setFailure(undefined);
    if (isConfirmed(action)) return setConfirming({ ...chosenAction, action });
    void send(action, () => targetsOf(chosenAction));
  }

  return (
    <>
      <SelectionBar selection={selection} total={total} onSelectionChange={onSelectionChange}>
        <BarButton label="Compare" isBusy={running === 'compare'} onClick={() => void compare()} />
        {can(viewer, 'experiment.viewArtifacts', { workspaceId: project.workspaceId }) ? (
          <BulkTensorboard
            project={project}
            sources={
              selection.kind === 'all' ? undefined : { trialIds: managed.map(({ id }) => id) }
            }
            title={managed.length === count ? undefined : `For ${managed.length} of ${count}`}
          />
        ) : null}
        {allowed.map((chosenAction) => (
          <BarButton
            key={chosenAction.action}
            {...runActions[chosenAction.action]}
            title={
              chosenAction.count === count ? undefined : `For ${chosenAction.count} of ${count}`
            }
            isBusy={running === chosenAction.action}
            onClick={() => start(chosenAction)}
          />
        ))}
      </SelectionBar>
      {outcome && outcome.refused.length > 0 ? (
        <BulkOutcome
          done={outcome.done}
          refused={outcome.refused}
          isBusy={running !== undefined}
          onRetry={() => {
            const runIds = outcome.refused.map(({ id }) => id);
            void send(outcome.action, async () => ({ runIds, projectId: project.id }));
          }}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
      {confirming ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || setConfirming(undefined)}
          title={`${runActions[confirming.action].label} ${plural(confirming.count, 'run')}`}
          description={
            confirming.action === 'kill'
              ? 'Progress since the last checkpoint of each is lost.'
              : 'Their metrics, logs and checkpoints are deleted with them. This cannot be undone.'
          }
          confirmLabel={runActions[confirming.action].label}
          isDanger
          isBusy={running !== undefined}
          error={failure}
          onConfirm={() => void send(confirming.action, () => targetsOf(confirming))}
        />
      ) : null}
      {dialog}
    </>
  );
}

type ButtonProps = {
  label: string;
  isDangerous?: boolean;
  title?: string | undefined;
  isBusy: boolean;
  onClick: () => void;
};

const BarButton = ({ label, isDangerous, title, isBusy, onClick }: ButtonProps) => (
  <Button
    variant="quiet"
    className={isDangerous ? 'text-bad!' : 'text-text!'}
    title={title}
    isBusy={isBusy}
    onClick={onClick}
  >
    {label}
  </Button>
);
