import { useMemo, useState } from 'react';
import AgainstDialog from '~/features/experiments/against/against-dialog';
import type { AgainstPart } from '~/features/experiments/against/against-search';
import { CompareCharts } from '~/features/experiments/compare/compare-charts';
import { CompareCurves } from '~/features/experiments/compare/compare-curves';
import CompareParallel from '~/features/experiments/compare/compare-parallel';
import { compareSearch } from '~/features/experiments/compare/compare-search';
import { ComparedNotes } from '~/features/experiments/compare/compared-notes';
import { ExperimentComparePage } from '~/features/experiments/compare/experiment-compare-page';
import { useBestTrials, useMetricNames } from '~/features/experiments/compare/use-compare-metrics';
import ComparedTrials from '~/features/trials/compared/compared-trials';
import { seriesColor } from '~/lib/colors';
import { AtLink } from './at-link';
import { entriesOf } from './entry';
import { type LookProps, looksOf, OfExperiment, onPage } from './looks';
import { Opened } from './opened';
import { answered, seen } from './stand-in-facts';

const nothing = () => {};

function Compare({ ids }: { ids: number[] }) {
  const [shown, setShown] = useState({ ...compareSearch.defaults, id: ids });
  const { id, ...looked } = shown;
  return (
    <ExperimentComparePage
      experimentIds={id}
      view={looked}
      onViewChange={(change) => setShown({ ...shown, ...change })}
      trialParts={() => null}
    />
  );
}

const compared = {
  experiments: [],
  parts: [],
  coming: 0,
  failed: 0,
  absent: 0,
  retry: nothing,
  status: { dataUpdatedAt: 0, error: new Error('the database is away') },
};

const { id: _, ...plainView } = compareSearch.defaults;

const metric = { group: 'validation', name: 'validation_loss' };

/** What is asked of the trials, where who they are is known. */
const OneCurve = ({ id }: LookProps) => (
  <OfExperiment id={seen.whole}>
    {(experiment) => (
      <CompareCharts
        metrics={[metric]}
        experiments={[experiment]}
        best={new Map([[experiment.id, { trialId: id, last: new Map(), hparams: null }]])}
        isLive={false}
        places={new Map()}
        view={plainView}
      />
    )}
  </OfExperiment>
);

const partsOf = (id: number) => [{ ids: [id], isLive: false }];

const allNames = { metrics: [metric], isWhole: true, failed: undefined };

type DrawnProps = LookProps & { areNamesKnown?: boolean };

/** Either the names of metrics are not to be had, or they are and the best trials are not. */
const Curves = ({ id, areNamesKnown = false }: DrawnProps) => {
  const parts = useMemo(() => partsOf(id), [id]);
  const asked = useMetricNames(parts);
  const bestTrials = useBestTrials(parts);
  return (
    <OfExperiment id={id}>
      {(experiment) => (
        <CompareCurves
          experiments={[experiment]}
          names={areNamesKnown ? allNames : asked}
          bestTrials={bestTrials}
          isLive={false}
          places={new Map()}
          view={plainView}
          onViewChange={nothing}
        />
      )}
    </OfExperiment>
  );
};

const Parallel = ({ id, areNamesKnown = false }: DrawnProps) => {
  const parts = useMemo(() => partsOf(id), [id]);
  const asked = useMetricNames(parts);
  const bestTrials = useBestTrials(parts);
  const { metrics, isWhole, failed } = areNamesKnown ? allNames : asked;
  return (
    <OfExperiment id={id}>
      {(experiment) => (
        <CompareParallel
          experiments={[experiment]}
          bestTrials={bestTrials}
          metrics={metrics.map(({ group, name }) => `${group} ${name}`)}
          isWhole={isWhole}
          failed={failed}
          places={new Map()}
        />
      )}
    </OfExperiment>
  );
};

const Trials = ({ id }: LookProps) => (
  <OfExperiment id={id}>
    {(experiment) => (
      <ComparedTrials runs={[{ experiment, color: seriesColor(0) }]} actions={() => null} />
    )}
  </OfExperiment>
);

const SomeTrials = () => (
  <OfExperiment id={answered.refused}>
    {(refused) => (
      <OfExperiment id={seen.idle}>
        {(there) => (
          <ComparedTrials
            runs={[refused, there].map((experiment, at) => ({
              experiment,
              color: seriesColor(at),
            }))}
            actions={() => null}
          />
        )}
      </OfExperiment>
    )}
  </OfExperiment>
);

type AgainstProps = LookProps & { part: AgainstPart };

const Against = onPage<AgainstProps>(({ id, part }) => (
  <Opened what="comparison">
    {() => (
      <AtLink link={`/?against=${id}&part=${part}`}>
        <AgainstDialog experimentId={answered.empty} />
      </AtLink>
    )}
  </Opened>
));

const againstOf =
  (part: AgainstPart) =>
  ({ id }: LookProps) => <Against id={id} part={part} />;

export const compare = entriesOf('Compare', {
  'compare-nothing': { title: 'None', Example: () => <Compare ids={[]} />, isPage: true },
  ...looksOf('compare', {
    title: 'Experiments',
    Part: ({ id }) => <Compare ids={[id]} />,
    isNeverEmpty: true,
    isUnanswered: true,
    isPage: true,
  }),
  'compare-notes': {
    title: 'Some failed, some are gone, one has another colour',
    Example: () => (
      <ComparedNotes
        compared={{ ...compared, failed: 100, absent: 2 }}
        experimentIds={[7, 8]}
        places={
          new Map([
            [7, 6],
            [8, 3],
          ])
        }
      />
    ),
  },
  ...looksOf('compare-chart', {
    title: 'One of their curves',
    Part: OneCurve,
    none: 'No data to plot.',
    waiting: 'text=Loading …',
  }),
  ...looksOf('compare-curves', {
    title: 'Their curves',
    Part: Curves,
    none: 'No data to plot.',
  }),
  ...looksOf('compare-curves-best', {
    title: 'Their curves: the best trials',
    Part: ({ id }) => <Curves id={id} areNamesKnown />,
    none: 'No data to plot.',
    waiting: 'text=Loading …',
  }),
  ...looksOf('compare-parallel', {
    title: 'Parallel coordinates of them',
    Part: Parallel,
    none: 'No data to plot.',
  }),
  ...looksOf('compare-parallel-best', {
    title: 'Parallel coordinates of them: the best trials',
    Part: ({ id }) => <Parallel id={id} areNamesKnown />,
    none: '1 experiment without a value of this metric.',
  }),
  ...looksOf('compared-trials', { title: 'Their trials', Part: Trials, none: 'No trials yet' }),
  'compared-trials-some': {
    title: 'Their trials: those of one are refused',
    Example: SomeTrials,
    ready: 'button:has-text("Retry")',
  },
  ...looksOf('against', {
    title: 'Against another',
    Part: againstOf('config'),
    isNeverEmpty: true,
    isUnanswered: true,
  }),
  'against-same': {
    title: 'Against another: the same configuration',
    Example: () => <Against id={seen.whole} part="config" />,
    ready: 'text=No differences',
  },
  ...looksOf('against-code', {
    title: 'Code against that of another',
    Part: againstOf('code'),
    none: 'Neither experiment has code',
  }),
  'against-code-kept': {
    title: 'Code against that of another: not to be seen',
    Example: () => <Against id={seen.withoutArtifacts} part="code" />,
    ready: 'text=You may not see the code of this experiment',
  },
  ...looksOf('against-logs', {
    title: 'Errors against those of another',
    Part: againstOf('logs'),
    none: 'No errors or warnings in either log',
  }),
});
