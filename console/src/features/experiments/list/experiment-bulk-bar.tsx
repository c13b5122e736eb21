import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Viewer } from '@trainyard/rbac';
import { lazy, Suspense, useState } from 'react';
import { messageOf, reportError } from '~/app/report-error';
import type { Refused } from '~/components/data-table/bulk-outcome';
import { nothingSelected, type Selection, selectedCount } from '~/components/data-table/selection';
import { SelectionBar } from '~/components/data-table/selection-bar';
import { Button, buttonClass } from '~/components/ui/button';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { showToast } from '~/lib/toast-store';
import { lifecycleActions } from '../actions';
import { knownExperiments } from '../known-experiments';
import { useBulkExperimentAction } from '../mutations';
import { bulkQuestion, countOf, summarizeBulk } from './bulk-messages';
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

  function leaveMoved() {
    onSelectionChange(nothingSelected);
    onDone();
  }

  /** Those that would not stay chosen, and are listed. */
  async function send({ action, ...body }: BulkOffer['body'] & Pick<BulkOffer, 'action'>) {
    const result = await bulk.mutateAsync({ action, ...body }).catch(() => undefined);
    if (!result) return;
    const { tone, ...words } = summarizeBulk(action, result);
    showToast({ kind: tone, ...words });
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
            onClick={() => {
              bulk.reset();
              setAsked(offer);
            }}
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
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
};

function BulkDialog({ offer, chosen, isBusy, error, onClose, onConfirm }: DialogProps) {
  const { title, text, submit, isDangerous } = bulkQuestion(offer.action);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={
        <>
          <p>{text}</p>
          <p className="mt-2">{reachText(offer, chosen)}</p>
        </>
      }
      confirmLabel={submit}
      isDanger={isDangerous}
      isBusy={isBusy}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
