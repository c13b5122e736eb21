import { useQuery } from '@tanstack/react-query';
import { failureGroups } from '@trainyard/insights/failures/failure-groups';
import {
  type EndedTrial,
  failureRegions,
  minEnded,
  minFailed,
  type Region,
  type Regions,
} from '@trainyard/insights/failures/failure-regions';
import { type Share, shareInterval } from '@trainyard/insights/failures/statistics';
import { hyperparameterNames } from '@trainyard/insights/hyperparameters/hyperparameters';
import { shownHyperparameterValues } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount, formatPlain, formatRounded, plural } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { failureQueries } from '~/features/experiments/logs/failures/queries';
import { FailureLines, FailureList } from './failure-list';
import type { PanelProps } from './panels';
import { SearchTrials } from './search-trials';

type Props = Pick<PanelProps, 'experiment' | 'isBrief'>;

/** Failed trials by error, and the hyperparameters with which more of them fail. */
export const FailuresPanel = ({ experiment, isBrief }: Props) => (
  <SearchTrials experiment={experiment} isBrief={isBrief}>
    {(trials) => <Failures experiment={experiment} isBrief={isBrief ?? false} trials={trials} />}
  </SearchTrials>
);

type FailuresProps = Props & { trials: readonly Trial[] };

const hasFailed = ({ state }: Trial) => state === 'STATE_ERROR';
const hasEnded = (trial: Trial) => trial.state === 'STATE_COMPLETED' || hasFailed(trial);

function Failures({ experiment, isBrief, trials }: FailuresProps) {
  const failed = useMemo(() => trials.filter(hasFailed), [trials]);
  const ended = trials.filter(hasEnded).length;
  if (failed.length === 0) {
    const hint =
      ended === 0
        ? `None of ${plural(trials.length, 'trial')} has ended yet.`
        : `${formatCount(ended)} of ${plural(trials.length, 'trial')} ended without an error.`;
    return isBrief ? (
      <p className="text-sm text-muted">No trial has failed. {hint}</p>
    ) : (
      <EmptyState title="No trial has failed" hint={hint} />
    );
  }
  if (isBrief) {
    return (
      <>
        <p className="num pb-1 text-sm text-muted">
          {formatCount(failed.length)} of {plural(ended, 'trial')} that ended failed.
        </p>
        <BriefGroups experimentId={experiment.id} failed={failed} />
      </>
    );
  }
  return (
    <>
      <p className="py-2 text-muted">
        {formatCount(failed.length)} of {plural(ended, 'trial')} that ended failed.
      </p>
      <Groups experimentId={experiment.id} failed={failed} />
      <Where experiment={experiment} trials={trials} failed={failed.length} />
    </>
  );
}

/** the logs that a page reads which is not about failures alone */
const maxBriefLogs = 24;

/** The most frequent errors, each in one line. */
function BriefGroups({ experimentId, failed }: GroupsProps) {
  const read = useMemo(() => failed.slice(0, maxBriefLogs), [failed]);
  const query = useQuery(failureQueries.ofTrials(read));
  const { data, error } = query;
  const groups = useMemo(() => failureGroups(data?.failures ?? []), [data]);
  if (!data && error) {
    return <FailedQuery title="Unable to read the logs of failed trials." query={query} />;
  }
  if (!data) return <Spinner label="Reading logs" className="size-4" />;
  return (
    <>
      <FailureLines experimentId={experimentId} groups={groups} />
      {failed.length > maxBriefLogs ? (
        <p className="num pt-1 text-sm text-faint">
          {`From the logs of ${maxBriefLogs} of ${formatCount(failed.length)} failed trials.`}
        </p>
      ) : null}
    </>
  );
}

type GroupsProps = { experimentId: number; failed: readonly Trial[] };

/** reading more logs takes a minute */
const maxLogs = 300;

function Groups({ experimentId, failed }: GroupsProps) {
  const read = useMemo(() => failed.slice(0, maxLogs), [failed]);
  const query = useQuery(failureQueries.ofTrials(read));
  const { data, error } = query;
  const groups = useMemo(() => failureGroups(data?.failures ?? []), [data]);
  const readCount = data?.failures.length ?? 0;
  return (
    <section aria-labelledby="failure-groups">
      <h2 id="failure-groups" className="pt-2 font-semibold">
        What went wrong
      </h2>
      <p className="pb-2 text-sm text-faint">
        By the first error of the first process that failed, apart from its numbers and places.
        {failed.length > maxLogs
          ? ` Logs of the first ${formatCount(maxLogs)} of ${formatCount(failed.length)} failed trials are read.`
          : null}
      </p>
      {!data && error ? (
        <FailedQuery title="Unable to read the logs of failed trials." query={query} />
      ) : null}
      {!error && readCount < read.length ? (
        <div className="flex items-center gap-2 pb-2 text-muted">
          <Spinner label="Reading logs" className="size-4" />
          <span className="num">
            {readCount} of {formatCount(read.length)} logs read
          </span>
        </div>
      ) : null}
      <FailureList experimentId={experimentId} groups={groups} read={readCount} />
    </section>
  );
}

type WhereProps = FailuresProps & { failed: number };

function Where({ experiment, trials, failed }: WhereProps) {
  const result = useMemo(() => {
    const ended = trials.filter(hasEnded).map(toEnded);
    return failureRegions(ended, hyperparameterNames(experiment, trials));
  }, [experiment, trials]);
  const ended = trials.filter(hasEnded).length;
  return (
    <section aria-labelledby="failure-regions" className="pt-5">
      <h2 id="failure-regions" className="font-semibold">
        Where trials fail
      </h2>
      {ended < minEnded || failed < minFailed || failed === ended ? (
        <p className="pt-1 text-muted">{tooFew({ ended, failed })}</p>
      ) : (
        <FailureRegions {...result} ended={ended} />
      )}
    </section>
  );
}

const toEnded = (trial: Trial): EndedTrial => ({
  values: new Map(shownHyperparameterValues(trial.hparams).map(({ name, value }) => [name, value])),
  hasFailed: hasFailed(trial),
});

function tooFew({ ended, failed }: { ended: number; failed: number }): string {
  if (failed === ended) return 'Every trial that ended failed: no values fail more than others.';
  const minimum = `at least ${minEnded} trials that ended and ${minFailed} that failed`;
  return `Comparing values needs ${minimum}; this search has ${ended} and ${failed}.`;
}

type TableProps = Regions & { ended: number };

/** above it chance alone is a fair explanation */
const clear = 0.05;

/** The values of each hyperparameter that fail more than the rest, with how sure that is. */
function FailureRegions({ regions, looked, ended }: TableProps) {
  if (regions.length === 0)
    return <p className="pt-1 text-muted">No values fail more than the others.</p>;
  return (
    <>
      <p className="pb-2 text-sm text-faint">
        Of {formatCount(ended)} trials that ended, canceled ones left out. Chance: Fisher's exact
        test, corrected for the {formatCount(looked)} regions that were compared; ranges behind
        shares are 95 % confidence intervals.
      </p>
      <DataTable
        caption="Regions that fail"
        frame="flow"
        columns={columns}
        rows={regions}
        keyOf={({ name }) => name}
      />
    </>
  );
}

const column = columnsFor<Region>();

const columns = [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, className: 'font-mono text-sm', phone: 'title' },
  }),
  column.accessor(rangeText, { id: 'values', header: 'Values', meta: { phone: 'line' } }),
  column.accessor(({ inside }) => shareText(inside), {
    id: 'inside',
    header: 'Failed there',
    meta: { phone: 'line' },
  }),
  column.accessor(({ outside }) => shareText(outside), {
    id: 'outside',
    header: 'Failed elsewhere',
    meta: { phone: 'line' },
  }),
  column.accessor('chance', {
    header: 'By chance',
    cell: ({ getValue }) => (
      <span className={getValue() < clear ? 'font-medium' : 'text-muted'}>
        {chanceText(getValue())}
      </span>
    ),
    meta: { phone: 'line' },
  }),
];

function rangeText({ range }: Region): string {
  if ('value' in range) return range.value;
  const { from, to } = range;
  return from === to ? formatPlain(from) : `${formatPlain(from)} to ${formatPlain(to)}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function shareText(share: Share): string {
  const [low, high] = shareInterval(share);
  const { failed, of } = share;
  return `${formatCount(failed)} of ${formatCount(of)} · ${percent(failed / of)} (${Math.round(low * 100)}–${percent(high)})`;
}

function chanceText(chance: number): string {
  if (chance >= clear) return `${percent(chance)}: may be chance`;
  return chance < 0.001 ? 'less than 0.1 %' : `${formatRounded(chance * 100, 2)} %`;
}
