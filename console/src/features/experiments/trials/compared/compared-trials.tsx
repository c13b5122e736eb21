import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { differingHyperparameters } from '@trainyard/insights/hyperparameters/hyperparameters';
import { isRetryable } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { Late } from '~/app/late/late';
import { createEntryState, useEntryState } from '~/app/links/entry-state';
import { useLinkView } from '~/app/links/use-link-view';
import { pollEvery } from '~/app/polling/poll';
import { pollMs, pollMsForMany } from '~/app/polling/polling-intervals';
import { type TrialPage, trialQueries } from '~/data/experiments/trials';
import { int, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { type ComparedRun, comparedColumns, type TrialOfRun } from './compared-columns';

/** number of concurrent requests */
const atOnce = 6;

type TrialsProps = {
  runs: readonly ComparedRun[];
  /** trials of each, the best ones */
  maxTrials: number;
};

function useTrialQueries({ runs, maxTrials }: TrialsProps) {
  return useMemo(() => {
    const everyMs = pollMsForMany(runs.filter(isLive).length, pollMs.eachComparedExperiment);
    return runs.map((run) => ({
      ...trialQueries.ofExperiment(run.experiment.id, {
        sortBy: 'SORT_BY_BEST_VALIDATION_METRIC',
        orderBy: 'ORDER_BY_ASC',
        limit: maxTrials,
        offset: 0,
        isLive: isLive(run),
      }),
      refetchInterval: isLive(run) ? pollEvery(everyMs) : (false as const),
    }));
  }, [runs, maxTrials]);
}

/** Returns the trials of experiments, as far as `RequestedTrials` has loaded them. */
function useComparedTrials(props: TrialsProps) {
  const { runs } = props;
  const combine = useCallback(
    (results: UseQueryResult<TrialPage>[]) => joined(runs, results),
    [runs],
  );
  const queries = useTrialQueries(props);
  return useQueries({ queries: queries.map((query) => ({ ...query, enabled: false })), combine });
}

/**
 * Loads the trials of experiments, a few requests at a time; a refusal does not affect the others.
 */
function RequestedTrials(props: TrialsProps) {
  const queryClient = useQueryClient();
  const queries = useTrialQueries(props);
  const states = queries.map(({ queryKey }) => queryClient.getQueryState(queryKey));
  const countOf = (is: (state: (typeof states)[number]) => boolean) => states.filter(is).length;
  const answered = countOf((state) => state?.status === 'success');
  const away = countOf((state) => state?.status === 'error' && isRetryable(state.error));
  const refused = countOf((state) => state?.status === 'error') - away;
  // if the master is unreachable, the remaining experiments are not requested
  const upTo = answered + refused + atOnce + (answered + refused > 0 ? away : 0);
  useQueries({ queries: queries.map((query, at) => ({ ...query, enabled: at < upTo })) });
  return null;
}

const isLive = ({ experiment }: { experiment: Experiment }) => !isFinished(experiment.state);

function joined(runs: readonly ComparedRun[], results: readonly UseQueryResult<TrialPage>[]) {
  const rows: TrialOfRun[] = [];
  const refused: { run: ComparedRun; error: Error; retry: () => void }[] = [];
  let [total, coming] = [0, 0];
  for (const [at, run] of runs.entries()) {
    const result = results[at];
    if (result?.data) {
      total += result.data.total;
      for (const trial of result.data.trials) rows.push({ trial, run });
    } else if (result?.error) {
      refused.push({ run, error: result.error, retry: () => void result.refetch() });
    } else coming += 1;
  }
  return { rows, total, coming, refused };
}

/** The search params of the table with the trials of compared experiments. */
const comparedTrialsSearch = searchSchema(() => ({
  trialSort: z.catch(text, 'best=asc'),
  trialPage: z.catch(int({ min: 0 }), 0),
  // the best ones of each experiment
  trialMost: z.catch(z.enum(['20', '100']), '20'),
}));

type Props = {
  runs: readonly ComparedRun[];
  /** the actions on selected trials */
  actions: (trialIds: number[]) => ReactNode;
};

/** experiments whose trials load at first: each is one request */
const step = 100;

/** hyperparameters with a column */
const maxColumns = 24;

/** names listed in a note; of more it gives the number */
const maxNames = 10;

const amounts = [
  { value: '20', label: 'Best 20 of each' },
  { value: '100', label: 'Best 100 of each' },
] as const;

const noTrials: ReadonlySet<RowKey> = new Set();
const selections = createEntryState(noTrials);

/**
 * The best trials of all compared experiments in one table. It loads when it comes into view, or
 * when the rest of the page has loaded, so that a print contains it.
 */
export function ComparedTrials({ runs, actions }: Props) {
  const [link, change] = useLinkView(comparedTrialsSearch);
  const [chosen, setChosen] = useEntryState(selections);
  const [queries, setRunCount] = useState(step);
  const visibleRuns = useMemo(() => runs.slice(0, queries), [runs, queries]);
  const loading = { runs: visibleRuns, maxTrials: Number(link.trialMost) };
  const comparedTrials = useComparedTrials(loading);
  const { rows, total, coming, refused } = comparedTrials;
  const names = useMemo(() => differingHyperparameters(rows.map(({ trial }) => trial)), [rows]);
  const columns = useMemo(() => comparedColumns(rows, names.slice(0, maxColumns)), [rows, names]);
  const there = rows.flatMap(({ trial }) => (chosen.has(trial.id) ? [trial.id] : []));
  const first = refused[0];
  return (
    <section aria-label="Trials" className="mt-8">
      <Late until="inView">
        <RequestedTrials {...loading} />
      </Late>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-2">
        <SectionHeading
          note={noteOf({ rows: rows.length, total, left: names.length - maxColumns })}
        >
          Trials
        </SectionHeading>
        <Select
          label="Trials of each experiment"
          value={link.trialMost}
          options={amounts}
          onChange={(trialMost) => change({ trialMost, trialPage: 0 })}
        />
      </div>
      {rows.length > 0 ? (
        <ClientTable
          caption="Trials of compared experiments"
          columns={columns}
          rows={rows}
          keyOf={({ trial }) => trial.id}
          view={{ sort: link.trialSort, page: link.trialPage }}
          onViewChange={({ sort, page }) =>
            change({
              ...(sort === undefined ? {} : { trialSort: sort }),
              ...(page === undefined ? {} : { trialPage: page }),
            })
          }
          choice={{
            label: ({ trial }) => `Choose trial ${trial.id}`,
            chosen,
            onChange: setChosen,
          }}
        />
      ) : null}
      {rows.length === 0 && coming === 0 && !first ? (
        <EmptyState title="No trials yet" hint="None of the experiments has a trial." />
      ) : null}
      {rows.length === 0 && coming === 0 && first ? (
        <FailedState
          title="Unable to fetch trials of these experiments."
          message={messageOf(first.error)}
          onRetry={() => {
            for (const { retry } of refused) retry();
          }}
        />
      ) : (
        <Refused refused={refused} />
      )}
      <div className="flex flex-wrap items-center gap-2 py-2 text-sm text-muted empty:hidden">
        {coming > 0 ? (
          <p role="status">Loading trials of {plural(coming, 'experiment')}...</p>
        ) : null}
        {runs.length > queries ? (
          <Button onClick={() => setRunCount(queries + step)}>
            Show trials of more experiments: {formatCount(runs.length - queries)} left
          </Button>
        ) : null}
      </div>
      <BulkBar count={there.length} onClear={() => setChosen(noTrials)}>
        {actions(there)}
      </BulkBar>
    </section>
  );
}

type Counts = { rows: number; total: number; left: number };

const noteOf = ({ rows, total, left }: Counts) =>
  [
    rows < total
      ? `the best ${formatCount(rows)} of ${formatCount(total)}`
      : rows > 0 && formatCount(rows),
    left > 0 && `${plural(left, 'more hyperparameter')} ${left === 1 ? 'differs' : 'differ'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** The reason next to the name of each experiment whose trials are unavailable. */
const Refused = ({ refused }: Pick<ReturnType<typeof useComparedTrials>, 'refused'>) =>
  refused.length === 0 ? null : (
    <ul
      aria-label="Experiments without their trials"
      className="grid gap-1 py-2 text-sm text-muted"
    >
      {refused.slice(0, maxNames).map(({ run: { experiment, color }, error, retry }) => (
        <li key={experiment.id} className="flex min-w-0 flex-wrap items-center gap-2">
          <span
            aria-hidden
            className="size-2 shrink-0 rounded-full"
            style={{ background: color }}
          />
          <span className="min-w-0 truncate" title={displayText(experiment.name)}>
            {displayText(experiment.name)} ({experiment.id})
          </span>
          <span>{messageOf(error)}</span>
          <Button onClick={retry}>Retry</Button>
        </li>
      ))}
      {refused.length > maxNames ? (
        <li>and {formatCount(refused.length - maxNames)} more</li>
      ) : null}
    </ul>
  );
