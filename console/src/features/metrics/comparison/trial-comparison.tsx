import { useQueries } from '@tanstack/react-query';
import type { Answer } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { Pager } from '@trainyard/ui/table/pager';
import { useState } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { pollEvery } from '~/app/poll';
import { pollMs, pollMsForMany } from '~/app/polling-intervals';
import { messageOf } from '~/app/report-error';
import { isTrialLive, trialQueries } from '~/data/trials';
import { flag, int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { ComparisonTable } from './comparison-table';

/** `?compare=true&row=12&row=15`: the trials side by side, and which rows; none named is all. */
const comparisonSearch = searchSchema({
  compare: z.catch(flag, false),
  row: z.catch(listOf(int({ min: 1 })), []),
  compareMetrics: optional(listOf(text)),
  compareHyperparameters: optional(listOf(text)),
});

/** The comparison of trials as columns, over the page: state, last metrics and hyperparameters. */
export default function TrialComparison({ experimentId }: { experimentId?: number }) {
  const [view, change] = useLinkView(comparisonSearch);
  const close = () =>
    change({
      compare: false,
      row: [],
      compareMetrics: undefined,
      compareHyperparameters: undefined,
    });
  const remove = (...trialIds: number[]) => {
    const row = view.row.filter((id) => !trialIds.includes(id));
    if (row.length === 0) close();
    else change({ row });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent title={titleOf(experimentId)} size="full">
        {view.row.length === 0 ? (
          <EmptyState title="No trials selected" />
        ) : (
          <Pages
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

/** trials of several experiments have no common experiment id */
const titleOf = (experimentId: number | undefined) =>
  experimentId === undefined ? 'Trial Comparison' : `Experiment ${experimentId} Trial Comparison`;

type Props = {
  trialIds: readonly number[];
  chosenMetrics: string[] | undefined;
  chosenHyperparameters: string[] | undefined;
  onChange: (change: { compareMetrics?: string[]; compareHyperparameters?: string[] }) => void;
  onRemove: (...trialIds: number[]) => void;
};

/** The most trials of a comparison; more are not read or rendered at once. */
const atOnce = 50;

function Pages({ trialIds, ...props }: Props) {
  const [page, setPage] = useState(0);
  // those that are left out may be all of the last page
  const currentPage = Math.min(page, Math.max(0, Math.ceil(trialIds.length / atOnce) - 1));
  const from = currentPage * atOnce;
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 grow">
        <Columns {...props} trialIds={trialIds.slice(from, from + atOnce)} />
      </div>
      {trialIds.length > atOnce ? (
        <Pager
          page={currentPage}
          pageSize={atOnce}
          total={trialIds.length}
          onPageChange={setPage}
        />
      ) : null}
    </div>
  );
}

function Columns({ trialIds, chosenMetrics, chosenHyperparameters, onChange, onRemove }: Props) {
  const everyMs = pollMsForMany(trialIds.length, pollMs.eachComparedTrial);
  const queries = useQueries({
    queries: trialIds.map((trialId) => ({
      ...trialQueries.detail(trialId),
      refetchInterval: (query: Parameters<ReturnType<typeof pollEvery>>[0]) => {
        // of a detail query, or not there yet
        const answer = query.state.data as Answer<'getTrial'> | undefined;
        return answer && isTrialLive(answer.trial) ? pollEvery(everyMs)(query) : false;
      },
    })),
  });
  if (queries.some(({ data, error }) => !data && !error)) {
    return <Spinner label="Loading trials" className="m-6 size-5" />;
  }
  const failed = queries.flatMap((query, at) =>
    query.data ? [] : [{ query, trialId: trialIds[at] ?? 0 }],
  );
  const without = failed.map(({ trialId }) => trialId);
  const title = `Unable to fetch Trial ${without.join(', ')}`;
  const message = messageOf(failed[0]?.query.error);
  const retry = () => {
    for (const { query } of failed) void query.refetch();
  };
  const trials = queries.flatMap(({ data }) => data ?? []);
  if (trials.length === 0) return <FailedState title={title} message={message} onRetry={retry} />;
  return (
    <div className="flex h-full flex-col">
      {failed.length > 0 ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 pb-2 text-sm">
          {title}. {message}
          <Button onClick={retry}>Retry</Button>
          <Button onClick={() => onRemove(...without)}>Leave out</Button>
        </p>
      ) : null}
      <div className="min-h-0 grow">
        <ComparisonTable
          trials={trials}
          chosenMetrics={chosenMetrics}
          chosenHyperparameters={chosenHyperparameters}
          onMetrics={(keys) => onChange({ compareMetrics: orNone(keys) })}
          onHyperparameters={(names) => onChange({ compareHyperparameters: orNone(names) })}
          onRemove={onRemove}
        />
      </div>
    </div>
  );
}

// a link cannot have an empty list, so a list with one empty name represents it
const orNone = (names: string[]) => (names.length > 0 ? names : ['']);
