import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Viewer } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { lazy, Suspense, useState } from 'react';
import { messageOf, reportError } from '~/app/report-error';
import type { Refused } from '~/components/data-table/bulk-outcome';
import { nothingSelected, type Selection, selectedCount } from '~/components/data-table/selection';
import { SelectionBar } from '~/components/data-table/selection-bar';
import { Button, buttonClass } from '~/components/ui/button';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { showToast, showUndo } from '~/lib/toast-store';
import { inverseActions, type LifecycleAction, lifecycleActions } from '../actions';
import { EndFacts } from '../forms/end-facts';
import { knownExperiments } from '../known-experiments';
import { cancelQueued, useBulkExperimentAction } from '../mutations';
import { experimentQueries } from '../queries';
import { type BulkAnswer, bulkQuestion, countOf, summarizeBulk } from './bulk-messages';
import { BulkMove, BulkTensorboard } from './bulk-places';
import {
  type BulkActionId,
  type BulkOffer,
  type BulkTarget,
  bulkOffers,
  bulkTargets,
  lookedUp,
} from './bulk-target';
import { CompareAll } from './compare-all';
import type { ExperimentFilter } from './filter';
import { filterOf } from './search';

// seldom seen, so it comes when it is
const BulkOutcome = lazy(() =>
  import('~/components/data-table/bulk-outcome').then((module) => ({
    default: module.BulkOutcome,
  })),
);

type Outcome = { action: BulkOffer['action']; done: number; refused: Refused[] };

type Props = {
  viewer: Viewer;
  project: { id: number; workspaceId: number };
  filter: ExperimentFilter;
  sort: string;
  selection: Selection;
  total: number;
  onSelectionChange: (selection: Selection) => void;
  onDone: () => void;
};

/** What can be done to the chosen experiments, at the bottom of the list. */
export function ExperimentBulkBar(props: Props) {
  const { selection, total, onSelectionChange, onDone } = props;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<BulkOffer>();
  const [running, setRunning] = useState<LifecycleAction>();
  const [outcome, setOutcome] = useState<Outcome>();
  const bulk = useBulkExperimentAction();
  const { id: projectId, workspaceId } = props.project;
  const experiments = knownExperiments(queryClient, projectId, selection);
  const targetOf = bulkTargets({ ...props, projectId, workspaceId, experiments });
  const offers = bulkOffers(targetOf);
  const tensorboard = targetOf('openTensorBoard');
  const move = targetOf('move');
  const chosen = selectedCount(selection, total);

  type Wanted = BulkTarget & { action: BulkActionId };

  async function bodyOf({ action, body, isLookedUp }: Wanted) {
    if (!isLookedUp) return body;
    const { allRows } = await import('./all-rows');
    const list = { projectId, sort: 'id=desc', ...filterOf(props.filter) };
    const pages = allRows(list, { queryClient });
    return { experimentIds: await lookedUp(pages, { viewer: props.viewer, selection, action }) };
  }

  const foundBody = (wanted: Wanted) =>
    bodyOf(wanted).catch((error) => {
      reportError(error, { message: 'Unable to fetch experiments.' });
    });

  async function confirm(offer: BulkOffer) {
    const body = await foundBody(offer);
    if (body) await send({ action: offer.action, ...body });
  }

  /** the chosen ones, if all that the cancel goes to wait in the queue */
  function queuedOf({ action, body }: BulkOffer) {
    if (action !== 'cancel' || selection.kind === 'all') return [];
    const ids = new Set(body.experimentIds);
    const targets = experiments.filter(({ id }) => ids.has(id));
    return targets.every(({ state }) => state === 'STATE_QUEUED') ? targets : [];
  }

  /** Acts at once where it can be taken back, and asks first where not. */
  async function start(offer: BulkOffer) {
    bulk.reset();
    const isAtOnce = inverseActions[offer.action] !== undefined || queuedOf(offer).length > 0;
    if (!isAtOnce) return setAsked(offer);
    setRunning(offer.action);
    await confirm(offer);
    setRunning(undefined);
  }

  function leaveMoved() {
    onSelectionChange(nothingSelected);
    onDone();
  }

  async function cancelAllQueued(queued: readonly Experiment[]) {
    return cancelQueued(queued, () => {
      void queryClient.invalidateQueries({ queryKey: experimentQueries.all() });
      onDone();
    });
  }

  /** One toast; its Undo goes to those that the action changed. */
  function tell(action: LifecycleAction, result: BulkAnswer) {
    const { tone, ...words } = summarizeBulk(action, result);
    const toast = { kind: tone, ...words };
    const inverse = inverseActions[action];
    const changed = changedBy(action, result.doneIds, experiments);
    if (inverse === undefined || changed.length === 0) return showToast(toast);
    return showUndo(toast, () => void undo(inverse, changed));
  }

  async function undo(action: LifecycleAction, experimentIds: number[]) {
    try {
      tell(action, await bulk.mutateAsync({ action, experimentIds }));
      onDone();
    } catch (error) {
      reportError(error, { message: 'Undo failed.' });
    }
  }

  /** Those that would not stay chosen, and are listed. */
  async function send({ action, ...body }: BulkOffer['body'] & Pick<BulkOffer, 'action'>) {
    const queued = queuedOf({ action, eligible: undefined, body });
    const result = await (queued.length > 0
      ? cancelAllQueued(queued)
      : bulk.mutateAsync({ action, ...body })
    ).catch((error: unknown) => {
      // a question that is open shows it
      if (!asked) reportError(error, { message: `${lifecycleActions[action].label} failed.` });
    });
    if (!result) return;
    if (queued.length === 0 || result.failed > 0) tell(action, result);
    setAsked(undefined);
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
        <BulkTensorboard
          project={props.project}
          target={tensorboard}
          title={tensorboard && eligibleText(tensorboard, chosen)}
        />
        <BulkMove
          project={props.project}
          target={move}
          title={move && eligibleText(move, chosen)}
          bodyOf={async (target) => (await foundBody({ ...target, action: 'move' })) ?? undefined}
          onMoved={leaveMoved}
        />
        {offers.map((offer) => (
          <Button
            key={offer.action}
            variant="quiet"
            className={lifecycleActions[offer.action].isDangerous ? 'text-bad!' : 'text-text!'}
            title={eligibleText(offer, chosen)}
            isBusy={running === offer.action}
            onClick={() => void start(offer)}
          >
            {lifecycleActions[offer.action].label}
          </Button>
        ))}
        {offers.length === 0 && !tensorboard && !move ? (
          <span className="px-2 text-muted">No actions available</span>
        ) : null}
      </SelectionBar>
      {outcome && outcome.refused.length > 0 ? (
        <Suspense>
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
        </Suspense>
      ) : null}
      {asked ? (
        <BulkDialog
          offer={asked}
          chosen={chosen}
          experiments={experiments}
          isBusy={bulk.isPending}
          error={bulk.error ? messageOf(bulk.error) : undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void confirm(asked)}
        />
      ) : null}
    </>
  );
}

/** The chosen ones that the list has shown, beside each other; a link, so that it opens in a tab too. */
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
  const wanted = action === 'archive' ? true : action === 'unarchive' ? false : undefined;
  return ids.filter((id) => wanted === undefined || was.get(id) !== wanted);
}

const eligibleText = ({ eligible }: BulkTarget, chosen: number): string | undefined =>
  eligible === undefined || eligible === chosen ? undefined : `For ${eligible} of ${chosen}`;

/** Whom it reaches, said before it is done. */
function reachText(offer: BulkOffer, chosen: number): string {
  if (offer.eligible === undefined)
    return `It goes to those of the ${countOf(chosen)} that allow it.`;
  const some = eligibleText(offer, chosen);
  return some === undefined ? `${countOf(chosen)}.` : `${some}; the others stay as they are.`;
}

type DialogProps = {
  offer: BulkOffer;
  chosen: number;
  /** the chosen ones that are known */
  experiments: readonly Experiment[];
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
};

function BulkDialog({ offer, chosen, isBusy, error, ...props }: DialogProps) {
  const { action, body } = offer;
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
          <p className="mt-2">{reachText(offer, chosen)}</p>
          {action === 'kill' || action === 'delete' ? (
            <EndFacts
              experiments={props.experiments.filter(({ id }) => ids.has(id))}
              action={action}
            />
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
