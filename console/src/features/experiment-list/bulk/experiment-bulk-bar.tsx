import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { SelectionBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import { nothingSelected, selectedCount } from '@trainyard/ui/table/grid/selection';
import { useState } from 'react';
import { afterExperimentChange } from '~/app/query-invalidation';
import { messageOf, reportError } from '~/app/report-error';
import { type BulkBarProps, useListSource } from '~/features/experiment-list/list-source';
import { bulkQuestion, summarizeBulk } from '~/features/experiments/action-messages';
import { experimentActions } from '~/features/experiments/actions';
import { type BulkAnswer, countOf } from '~/features/experiments/bulk-answer';
import { cachedExperiments } from '~/features/experiments/cached-experiments';
import { EndFacts } from '~/features/experiments/end-facts';
import { isLifecycleAction, type LifecycleAction } from '~/features/experiments/lifecycle';
import { filterOf } from '~/features/experiments/list-search';
import { cancelQueued, useBulkExperimentAction } from '~/features/experiments/mutations';
import { BulkMove, BulkRetention, BulkTensorboard } from './bulk-places';
import {
  type AllowedAction,
  allowedActions,
  type BulkActionId,
  type BulkTarget,
  bulkTargets,
  lookedUp,
} from './bulk-target';
import { CompareAll } from './compare-all';

type Outcome = { action: AllowedAction['action']; done: number; refused: Refused[] };

/** The actions on the selected experiments, at the bottom of the list. */
export function ExperimentBulkBar(props: BulkBarProps) {
  const { selection, total, onSelectionChange, onDone } = props;
  const queryClient = useQueryClient();
  const source = useListSource();
  const [confirming, setConfirming] = useState<AllowedAction>();
  const [running, setRunning] = useState<LifecycleAction>();
  const [outcome, setOutcome] = useState<Outcome>();
  const bulk = useBulkExperimentAction();
  const { id: projectId, workspaceId } = props.project;
  const experiments = cachedExperiments(queryClient, projectId, selection);
  const targetOf = bulkTargets({ ...props, projectId, workspaceId, experiments });
  const allowed = allowedActions(targetOf);
  const tensorboard = targetOf('openTensorBoard');
  const move = targetOf('move');
  const retention = targetOf('retainLogs');
  const chosen = selectedCount(selection, total);

  type BulkRequest = BulkTarget & { action: BulkActionId };

  async function bodyOf({ action, body, isLookedUp }: BulkRequest) {
    if (!isLookedUp) return body;
    const { allRows } = await import('~/features/experiment-list/rows/all-rows');
    const list = { projectId, sort: 'id=desc', ...filterOf(props.filter) };
    const pages = allRows(list, { source, queryClient });
    return { experimentIds: await lookedUp(pages, { viewer: props.viewer, selection, action }) };
  }

  const foundBody = (bulkRequest: BulkRequest) =>
    bodyOf(bulkRequest).catch((error) => {
      reportError(error, { message: 'Unable to fetch experiments.' });
    });

  async function confirm(chosenAction: AllowedAction) {
    const body = await foundBody(chosenAction);
    if (body) await send({ action: chosenAction.action, ...body });
  }

  /** the selected experiments, if all that can be canceled are queued */
  function queuedOf({ action, body }: AllowedAction) {
    if (action !== 'cancel' || selection.kind === 'all') return [];
    const ids = new Set(body.experimentIds);
    const targets = experiments.filter(({ id }) => ids.has(id));
    return targets.every(({ state }) => state === 'STATE_QUEUED') ? targets : [];
  }

  /** Runs an action immediately if it has an Undo, else after a confirmation. */
  async function start(chosenAction: AllowedAction) {
    bulk.reset();
    const isAtOnce =
      experimentActions[chosenAction.action].undo !== undefined ||
      queuedOf(chosenAction).length > 0;
    if (!isAtOnce) return setConfirming(chosenAction);
    setRunning(chosenAction.action);
    await confirm(chosenAction);
    setRunning(undefined);
  }

  function leaveMoved() {
    onSelectionChange(nothingSelected);
    onDone();
  }

  async function cancelAllQueued(queued: readonly Experiment[]) {
    return cancelQueued(queued, () => {
      void afterExperimentChange(queryClient);
      onDone();
    });
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
  async function send({ action, ...body }: AllowedAction['body'] & Pick<AllowedAction, 'action'>) {
    const queued = queuedOf({ action, eligible: undefined, body });
    const result = await (queued.length > 0
      ? cancelAllQueued(queued)
      : bulk.mutateAsync({ action, ...body })
    ).catch((error: unknown) => {
      // a question that is open shows it
      if (!confirming)
        reportError(error, { message: `${experimentActions[action].label} failed.` });
    });
    if (!result) return;
    if (queued.length === 0 || result.failed > 0) notify(action, result);
    setConfirming(undefined);
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

  return (
    <>
      <SelectionBar selection={selection} total={total} onSelectionChange={onSelectionChange}>
        {selection.kind === 'all' ? (
          <CompareAll
            list={{ projectId, sort: props.sort, ...filterOf(props.filter) }}
            selection={selection}
          />
        ) : (
          <CompareLink experimentIds={experiments.map(({ id }) => id)} />
        )}
        {tensorboard ? (
          <BulkTensorboard
            project={props.project}
            sources={
              tensorboard.eligible === undefined
                ? undefined
                : { experimentIds: tensorboard.body.experimentIds }
            }
            title={eligibleText(tensorboard, chosen)}
          />
        ) : null}
        <BulkMove
          project={props.project}
          target={move}
          title={move && eligibleText(move, chosen)}
          bodyOf={async (target) => (await foundBody({ ...target, action: 'move' })) ?? undefined}
          onMoved={leaveMoved}
        />
        <BulkRetention
          project={props.project}
          target={retention}
          title={retention && eligibleText(retention, chosen)}
          bodyOf={(target) =>
            foundBody({ ...target, action: 'retainLogs' }).then((found) => found ?? undefined)
          }
          onMoved={onDone}
        />
        {allowed.map((chosenAction) => (
          <Button
            key={chosenAction.action}
            variant="quiet"
            className={
              experimentActions[chosenAction.action].isDangerous ? 'text-bad!' : 'text-text!'
            }
            title={eligibleText(chosenAction, chosen)}
            isBusy={running === chosenAction.action}
            onClick={() => void start(chosenAction)}
          >
            {experimentActions[chosenAction.action].label}
          </Button>
        ))}
        {allowed.length === 0 && !tensorboard && !move ? (
          <span className="px-2 text-muted">No actions available</span>
        ) : null}
      </SelectionBar>
      {outcome && outcome.refused.length > 0 ? (
        <BulkOutcome
          done={outcome.done}
          refused={outcome.refused}
          isBusy={bulk.isPending}
          onRetry={() => {
            const experimentIds = outcome.refused.map(({ id }) => id);
            if (!bulk.isPending) void send({ action: outcome.action, experimentIds });
          }}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
      {confirming ? (
        <BulkDialog
          chosenAction={confirming}
          chosen={chosen}
          experiments={experiments}
          isBusy={bulk.isPending}
          error={bulk.error ? messageOf(bulk.error) : undefined}
          onClose={() => setConfirming(undefined)}
          onConfirm={() => void confirm(confirming)}
        />
      ) : null}
    </>
  );
}

/**
 * Links to a comparison of the selected experiments that the list has loaded; a link also opens in a tab.
 */
const CompareLink = ({ experimentIds }: { experimentIds: number[] }) =>
  experimentIds.length === 0 ? null : (
    <Link
      to="/experiment-compare"
      search={{ id: experimentIds }}
      className={buttonClass({ variant: 'quiet', className: 'text-text!' })}
    >
      Compare
    </Link>
  );

/** Ids of those that an action changed; one that was archived before is not unarchived by Undo. */
function changedBy(
  action: LifecycleAction,
  ids: readonly number[],
  known: readonly Experiment[],
): number[] {
  const was = new Map(known.map((experiment) => [experiment.id, experiment.archived]));
  const isArchiving = action === 'archive' ? true : action === 'unarchive' ? false : undefined;
  return ids.filter((id) => isArchiving === undefined || was.get(id) !== isArchiving);
}

const eligibleText = ({ eligible }: BulkTarget, chosen: number): string | undefined =>
  eligible === undefined || eligible === chosen ? undefined : `For ${eligible} of ${chosen}`;

/** Shows the affected experiments before the action runs. */
function reachText(chosenAction: AllowedAction, chosen: number): string {
  if (chosenAction.eligible === undefined)
    return `It applies to those of the ${countOf(chosen)} that allow it.`;
  const some = eligibleText(chosenAction, chosen);
  return some === undefined ? `${countOf(chosen)}.` : `${some}; the others do not change.`;
}

/** Replaces the totals where the master picks the experiments and no call adds them up. */
const unknownFacts: Partial<Record<LifecycleAction, string>> = {
  kill: 'Progress since the last checkpoint of each will be lost.',
  delete:
    'Their trials and checkpoints are deleted with them; the totals are known only for experiments selected one by one. This cannot be undone.',
};

type DialogProps = {
  chosenAction: AllowedAction;
  chosen: number;
  /** the selected experiments that are loaded */
  experiments: readonly Experiment[];
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
};

function BulkDialog({ chosenAction, chosen, isBusy, error, ...props }: DialogProps) {
  const { action, body } = chosenAction;
  const ids = new Set(body.experimentIds);
  const { title, text, submit, isDangerous } = bulkQuestion(action);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={title}
      description={
        <>
          <p>{text}</p>
          <p className="mt-2">{reachText(chosenAction, chosen)}</p>
          {action === 'kill' || action === 'delete' ? (
            <EndFacts
              experiments={props.experiments.filter(({ id }) => ids.has(id))}
              action={action}
            />
          ) : null}
          {chosenAction.eligible === undefined ? (
            <p className="mt-2">{unknownFacts[action]}</p>
          ) : null}
        </>
      }
      confirmLabel={submit}
      isDanger={isDangerous}
      isBusy={isBusy}
      error={error}
      onConfirm={props.onConfirm}
    />
  );
}
