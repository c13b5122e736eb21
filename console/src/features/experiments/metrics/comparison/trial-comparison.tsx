import { useQueries } from '@tanstack/react-query';
import { metricKey } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { FailedLine } from '~/components/page/failed-line';
import { experimentQueries } from '~/data/experiments/experiments';
import { useTrials } from '~/data/experiments/trials';
import { type SearchedMetric, searchedBy } from '~/lib/metrics/metric-direction';
import type { ValueKind } from '~/lib/metrics/metric-summary';
import { flag, int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { comparedHyperparameters, comparedMetrics } from './comparison-rows';
import { ComparisonTable } from './comparison-table';

/** `?compare=true&row=12&row=15`: the trials side by side, and which rows; none named is all. */
const comparisonSearch = searchSchema(() => ({
  compare: z.catch(flag, false),
  row: z.catch(listOf(int({ min: 1 })), []),
  compareValues: z.catch(z.enum(['last', 'best']), 'last'),
  compareMetrics: optional(listOf(text)),
  compareHyperparameters: optional(listOf(text)),
}));

const closed = comparisonSearch.defaults();

/** The comparison of trials as columns, over the page: state, metrics and hyperparameters. */
export default function TrialComparison({ experimentId }: { experimentId?: number }) {
  const [view, change] = useLinkView(comparisonSearch);
  const close = () => change(closed);
  const remove = (...trialIds: number[]) =>
    change((newest) => {
      const row = newest.row.filter((id) => !trialIds.includes(id));
      return row.length === 0 ? closed : { row };
    });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent title={titleOf(experimentId)} size="full">
        {view.row.length === 0 ? (
          <EmptyState title="No trials selected" />
        ) : (
          <Pages
            trialIds={[...new Set(view.row)]}
            kind={view.compareValues}
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
  /** which values of metrics are shown */
  kind: ValueKind;
  chosenMetrics: string[] | undefined;
  chosenHyperparameters: string[] | undefined;
  onChange: (change: {
    compareValues?: ValueKind;
    compareMetrics?: string[];
    compareHyperparameters?: string[];
  }) => void;
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
        <Columns
          {...props}
          trialIds={trialIds.slice(from, from + atOnce)}
          isWhole={trialIds.length <= atOnce}
        />
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

/** Reports chosen rows that no trial has, once all trials are there. */
function useReportRows(
  trials: readonly Trial[] | undefined,
  chosen: Pick<Props, 'chosenMetrics' | 'chosenHyperparameters'>,
) {
  const instead = 'It has no row.';
  useReportUnknown({
    name: 'compareMetrics',
    values: chosen.chosenMetrics ?? [],
    choices: trials && comparedMetrics(trials).map(metricKey),
    fault: (key) => `No trial here has the metric ${key}.`,
    instead,
  });
  useReportUnknown({
    name: 'compareHyperparameters',
    values: chosen.chosenHyperparameters ?? [],
    choices: trials && comparedHyperparameters(trials).map(({ name }) => name),
    fault: (name) => `No trial here has the hyperparameter ${name}.`,
    instead,
  });
}

function Columns({
  trialIds,
  isWhole,
  kind,
  chosenMetrics,
  chosenHyperparameters,
  onChange,
  onRemove,
}: Props & { isWhole: boolean }) {
  const { trials, coming, failed, retry } = useTrials(trialIds);
  const searched = useSearchedMetrics(trials);
  const isKnown = isWhole && coming === 0 && failed.length === 0;
  useReportRows(isKnown ? trials : undefined, { chosenMetrics, chosenHyperparameters });
  if (coming > 0) return <Spinner label="Loading trials" className="m-6 size-5" />;
  const without = failed.map(({ trialId }) => trialId);
  const name = `Trial ${without.join(', ')}`;
  const error = failed[0]?.error;
  if (trials.length === 0)
    return <FailedQuery title={`Unable to fetch ${name}`} query={{ error, refetch: retry }} />;
  return (
    <div className="flex h-full flex-col">
      {failed.length > 0 ? (
        <div className="pb-2 text-sm">
          <FailedLine name={name} error={error} onRetry={retry}>
            <Button onClick={() => onRemove(...without)}>Leave out</Button>
          </FailedLine>
        </div>
      ) : null}
      <div className="min-h-0 grow">
        <ComparisonTable
          trials={trials}
          searched={searched}
          kind={kind}
          onKind={(compareValues) => onChange({ compareValues })}
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

/** experiments whose configs are read for the directions of metrics; each is a request */
const maxExperiments = 10;

/** The metrics that the experiments of trials search by; those of unknown experiments are left out. */
function useSearchedMetrics(trials: readonly Trial[]): SearchedMetric[] {
  const ids = [...new Set(trials.map(({ experimentId }) => experimentId))].slice(0, maxExperiments);
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...experimentQueries.detail(id),
      refetchInterval: false as const,
    })),
  });
  return queries.flatMap(({ data }) => {
    const metric = searchedBy(data?.experiment.config ?? null);
    return metric ? [metric] : [];
  });
}

// a link cannot have an empty list, so a list with one empty name represents it
const orNone = (names: string[]) => (names.length > 0 ? names : ['']);
