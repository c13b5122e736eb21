import { useRouter } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo } from 'react';
import { Distributions } from '~/components/metrics/distributions/distributions';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import { ExperimentLink, rowPage } from '~/features/experiments/base/experiment-link';
import type { RankedBy } from '../compare-parts';
import type { TrialsOf } from '../use-all-trials';
import { valuesOf } from './search-values';

type Props = RankedBy & {
  searches: readonly Experiment[];
  trialsOf: TrialsOf;
  places: ColorPlaces;
};

/** The trials of each compared search as a distribution, against those of the base. */
export default function CompareSearches(props: Props) {
  const { searches, trialsOf, places, metric, direction, base } = props;
  const router = useRouter();
  const found = useMemo(
    () =>
      searches.flatMap((experiment) => {
        const trials = trialsOf.get(experiment.id);
        if (!trials) return [];
        const values = valuesOf(experiment, { trials, metric, direction });
        return [{ experiment, values, left: trials.length - values.length }];
      }),
    [searches, trialsOf, metric, direction],
  );
  const groups = useMemo(
    () =>
      found.map(({ experiment, values }) => ({
        id: String(experiment.id),
        label: String(experiment.id),
        name: (
          <>
            <ExperimentLink experiment={experiment} />
            <span className="font-mono text-sm text-muted">{experiment.id}</span>
          </>
        ),
        color: seriesVariable(places.get(experiment.id) ?? experiment.id - 1),
        points: values.map(({ trialId, value }) => ({
          id: `${experiment.id}/${trialId}`,
          name: `Trial ${trialId} of ${experiment.id}`,
          value,
        })),
      })),
    [found, places],
  );
  const waiting = searches.length - found.length;
  const measured = found.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <section aria-label="Search against search" className="mt-8">
      <SectionHeading note={metricKeyLabel(metric)}>Search against search</SectionHeading>
      {waiting > 0 ? (
        <p className="pb-2 text-sm text-muted">
          {plural(waiting, 'search', 'searches')} without their trials, which are not read.
        </p>
      ) : null}
      {found.length > 0 && measured === 0 ? (
        <EmptyState
          title="No trial has a value"
          hint={`No trial of these searches ended with ${metricKeyLabel(metric)}.`}
        />
      ) : null}
      {measured > 0 ? (
        <>
          <Distributions
            title={`Trials by ${metricKeyLabel(metric)}`}
            metric={metricKeyLabel(metric)}
            direction={direction}
            groups={groups}
            baseAt={Math.max(
              0,
              found.findIndex(({ experiment }) => experiment.id === base),
            )}
            groupTitle="Search"
            noun="trial"
            plural="trials"
            onPick={(id, { isNewTab }) => {
              const [experimentId, trialId] = id.split('/').map(Number);
              const to = rowPage(experimentId ?? 0, trialId);
              if (isNewTab)
                window.open(router.buildLocation(to).href, '_blank', 'noopener,noreferrer');
              else void router.navigate(to);
            }}
          />
          <p className="max-w-3xl pt-2 text-sm text-faint">{basisOf(found)}</p>
        </>
      ) : null}
    </section>
  );
}

type Found = { experiment: Experiment; left: number };

/** Says which trials are compared, and what the test takes for granted. */
function basisOf(found: readonly Found[]): string {
  const left = found.reduce((sum, each) => sum + each.left, 0);
  const types = found.map(({ experiment }) => experiment.searcherType);
  return [
    'A trial counts with its best value once it has ended.',
    left > 0 && `${formatCount(left)} without such a value, or still running, are left out.`,
    types.some((type) => type.startsWith('adaptive') || type === 'asha') &&
      'A trial that its search stopped early counts with what it reached by then.',
    'Chance is judged by the test of Mann and Whitney, for all pairs of searches together, as if each had drawn its trials at random',
  ]
    .filter(Boolean)
    .join(' ')
    .concat(types.includes('grid') ? ', which a grid does not.' : '.');
}
