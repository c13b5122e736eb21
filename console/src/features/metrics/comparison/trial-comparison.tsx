import { useQueries } from '@tanstack/react-query';
import type { Trial } from '@trainyard/sdk/types';
import { pollEvery } from '~/app/poll';
import { messageOf } from '~/app/report-error';
import { useLinkView } from '~/app/use-link-view';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { Spinner } from '~/components/ui/spinner';
import { isTrialLive, trialQueries } from '~/features/trials/queries';
import { comparisonSearch } from './comparison-search';
import { ComparisonTable } from './comparison-table';

/** all of them together ask this often, so that many trials are no storm */
const requestEveryMs = 4_000;

/** Trials as columns, over the page: how each did, what it measured last, what it was tried with. */
export default function TrialComparison({ experimentId }: { experimentId?: number }) {
  const [view, change] = useLinkView(comparisonSearch);
  const close = () =>
    change({
      compare: false,
      row: [],
      compareMetrics: undefined,
      compareHyperparameters: undefined,
    });
  const remove = (trialId: number) => {
    const row = view.row.filter((id) => id !== trialId);
    if (row.length === 0) close();
    else change({ row });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent title={titleOf(experimentId)} size="full">
        {view.row.length === 0 ? (
          <EmptyState title="No trials selected" />
        ) : (
          <Columns
            trialIds={[...new Set(view.row)]}
            chosenMetrics={view.compareMetrics}
            chosenHyperparameters={view.compareHyperparameters}
            onChange={change}
            onRemove={remove}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** those of several experiments have no id to be called by */
const titleOf = (experimentId: number | undefined) =>
  experimentId === undefined ? 'Trial Comparison' : `Experiment ${experimentId} Trial Comparison`;

type Props = {
  trialIds: readonly number[];
  chosenMetrics: string[] | undefined;
  chosenHyperparameters: string[] | undefined;
  onChange: (change: { compareMetrics?: string[]; compareHyperparameters?: string[] }) => void;
  onRemove: (trialId: number) => void;
};

function Columns({ trialIds, chosenMetrics, chosenHyperparameters, onChange, onRemove }: Props) {
  const everyMs = Math.max(5_000, trialIds.length * requestEveryMs);
  const queries = useQueries({
    queries: trialIds.map((trialId) => ({
      ...trialQueries.detail(trialId),
      refetchInterval: (query: Parameters<ReturnType<typeof pollEvery>>[0]) => {
        const trial = query.state.data as Trial | undefined; // of a detail query, or not there yet
        return trial && isTrialLive(trial) ? pollEvery(everyMs)(query) : false;
      },
    })),
  });
  if (queries.some(({ data, error }) => !data && !error)) {
    return <Spinner label="Loading trials" className="m-6 size-5" />;
  }
  const failed = queries.find(({ data }) => !data);
  if (failed) {
    const at = trialIds[queries.indexOf(failed)];
    return (
      <FailedState
        title={`Unable to fetch Trial ${at}`}
        message={messageOf(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <ComparisonTable
      trials={queries.flatMap(({ data }) => data ?? [])}
      chosenMetrics={chosenMetrics}
      chosenHyperparameters={chosenHyperparameters}
      onMetrics={(keys) => onChange({ compareMetrics: orNone(keys) })}
      onHyperparameters={(names) => onChange({ compareHyperparameters: orNone(names) })}
      onRemove={onRemove}
    />
  );
}

// a link has no empty list: one without a name stands for it
const orNone = (names: string[]) => (names.length > 0 ? names : ['']);
