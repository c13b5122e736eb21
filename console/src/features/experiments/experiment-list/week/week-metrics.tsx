import { useRouter } from '@tanstack/react-router';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Select } from '@trainyard/ui/base/select';
import { formatMetric, plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { Distributions } from '~/components/metrics/distributions/distributions';
import { ExperimentLink, rowPage } from '~/features/experiments/base/experiment-link';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import type { Direction } from '~/lib/metrics/metric-direction';
import { weekSearch } from './week-search';
import { type EndedRow, metricsOf } from './week-values';

type Props = {
  /** the rows of the week, and of the one before */
  weeks: readonly (readonly EndedRow[])[];
  names: readonly [string, string];
};

const colors = ['--c1', '--c2'];

const directions = [
  { value: 'smaller', label: 'Smaller is better' },
  { value: 'larger', label: 'Larger is better' },
] as const;

/** The best values of a metric in both weeks as distributions, and the best row of each. */
export function WeekMetrics({ weeks, names }: Props) {
  const [{ weekMetric, weekBetter }, change] = useLinkView(weekSearch);
  const source = useListSource();
  const router = useRouter();
  const metrics = useMemo(() => metricsOf(weeks.flat()), [weeks]);
  const metric = metrics.find(({ name }) => name === weekMetric) ?? metrics[0];
  const direction = weekBetter ?? metric?.direction;
  const name = metric?.name;
  const measured = useMemo(
    () =>
      weeks.map((rows) =>
        rows.flatMap((row) =>
          row.metric === name && row.value !== undefined ? [{ ...row, value: row.value }] : [],
        ),
      ),
    [weeks, name],
  );
  const groups = useMemo(
    () =>
      measured.map((rows, at) => ({
        id: String(at),
        label: names[at] ?? '',
        name: names[at] ?? '',
        color: colors[at] ?? '--c1',
        points: rows.map((row) => ({
          id: String(row.id),
          name: `${row.name} (${row.id})`,
          value: row.value,
        })),
      })),
    [measured, names],
  );
  if (!metric)
    return (
      <p className="text-sm text-muted">
        No {source.noun} that ended has a value of the metric that it was searched by.
      </p>
    );
  const left = weeks.flat().length - measured.flat().length;
  const open = (id: string, { isNewTab }: { isNewTab: boolean }) => {
    const row = measured.flat().find((each) => String(each.id) === id);
    if (!row) return;
    const to = rowPage(row.experimentId, row.trialId);
    if (isNewTab) window.open(router.buildLocation(to).href, '_blank', 'noopener,noreferrer');
    else void router.navigate(to);
  };
  return (
    <section aria-label="Metric">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <SectionHeading>Metric</SectionHeading>
        <Select
          label="Metric of the weeks"
          value={metric.name}
          options={metrics.map((each) => ({
            value: each.name,
            label: `${each.name} (${plural(each.count, source.noun, source.name)})`,
          }))}
          onChange={(next) => void change({ weekMetric: next, weekBetter: undefined })}
        />
        {metric.direction ? null : (
          <SegmentedControl<Direction | ''>
            label="Better values"
            value={direction ?? ''}
            segments={directions}
            onChange={(next) => void change({ weekBetter: next === '' ? undefined : next })}
          />
        )}
      </div>
      <Distributions
        title={`Best ${metric.name} of each ${source.noun}`}
        metric={metric.name}
        direction={direction}
        groups={groups}
        baseAt={1}
        groupTitle="Week"
        noun={source.noun}
        plural={source.name}
        onPick={open}
      />
      {direction ? (
        <ul className="grid gap-1 pt-2">
          {measured.map((rows, at) => (
            <BestOf key={names[at]} name={names[at] ?? ''} rows={rows} direction={direction} />
          ))}
        </ul>
      ) : null}
      <p className="max-w-3xl pt-2 text-sm text-faint">
        {source.name === 'runs' ? '' : 'A search counts once, with its best trial. '}
        {left > 0
          ? `${plural(left, source.noun, source.name)} without a value of it ${left === 1 ? 'is' : 'are'} left out. `
          : ''}
        Chance is judged by the test of Mann and Whitney. It says nothing about why the weeks
        differ.
      </p>
    </section>
  );
}

type BestProps = {
  name: string;
  rows: readonly (EndedRow & { value: number })[];
  direction: Direction;
};

function BestOf({ name, rows, direction }: BestProps) {
  const sorted = rows.toSorted((one, other) =>
    direction === 'smaller' ? one.value - other.value : other.value - one.value,
  );
  const [best] = sorted;
  return best ? (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <span className="text-muted">Best of {name}:</span>
      <ExperimentLink
        experiment={{ id: best.experimentId, name: best.name }}
        {...(best.trialId === undefined ? {} : { trialId: best.trialId })}
      />
      <span className="font-mono text-sm text-muted">{best.id}</span>
      <span className="num">{formatMetric(best.value)}</span>
    </li>
  ) : null;
}
