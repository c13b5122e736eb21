import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { useMemo, useState } from 'react';
import { CompareCharts } from '~/features/experiment-compare/compare-charts';
import { CompareCurves } from '~/features/experiment-compare/compare-curves';
import CompareParallel from '~/features/experiment-compare/compare-parallel';
import { compareSearch } from '~/features/experiment-compare/compare-search';
import { ComparedNotes } from '~/features/experiment-compare/compared-notes';
import DiffDialog from '~/features/experiment-compare/diff/diff-dialog';
import type { DiffPart } from '~/features/experiment-compare/diff/diff-search';
import { ExperimentComparePage } from '~/features/experiment-compare/experiment-compare-page';
import { useBestTrials, useMetricNames } from '~/features/experiment-compare/use-compare-metrics';
import ComparedTrials from '~/features/trials/compared/compared-trials';
import { AtLink } from './answering';
import { answered, seen } from './stand-in-facts';
import { OfExperiment, onPage, type StateProps, statesOf } from './states';

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

/** Answers about the trials, once their ids are known. */
const OneCurve = ({ id }: StateProps) => (
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

type DrawnProps = StateProps & { areNamesKnown?: boolean };

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

const Trials = ({ id }: StateProps) => (
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

type DiffProps = StateProps & { part: DiffPart };

const Against = onPage<DiffProps>(({ id, part }) => (
  <Opened what="comparison">
    {() => (
      <AtLink link={`/?against=${id}&part=${part}`}>
        <DiffDialog experimentId={answered.empty} />
      </AtLink>
    )}
  </Opened>
));

const againstOf =
  (part: DiffPart) =>
  ({ id }: StateProps) => <Against id={id} part={part} />;

export const compare = entriesOf('Compare', {
  'compare-nothing': { title: 'None', Example: () => <Compare ids={[]} />, isPage: true },
  ...statesOf('compare', {
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
  ...statesOf('compare-chart', {
    title: 'One of their curves',
    Part: OneCurve,
    none: 'No data to plot.',
    waiting: 'text=Loading …',
  }),
  ...statesOf('compare-curves', {
    title: 'Their curves',
    Part: Curves,
    none: 'No data to plot.',
  }),
  ...statesOf('compare-curves-best', {
    title: 'Their curves: the best trials',
    Part: ({ id }) => <Curves id={id} areNamesKnown />,
    none: 'No data to plot.',
    waiting: 'text=Loading …',
  }),
  ...statesOf('compare-parallel', {
    title: 'Parallel coordinates of them',
    Part: Parallel,
    none: 'No data to plot.',
  }),
  ...statesOf('compare-parallel-best', {
    title: 'Parallel coordinates of them: the best trials',
    Part: ({ id }) => <Parallel id={id} areNamesKnown />,
    none: '1 experiment without a value of this metric.',
  }),
  ...statesOf('compared-trials', { title: 'Their trials', Part: Trials, none: 'No trials yet' }),
  'compared-trials-some': {
    title: 'Their trials: those of one are refused',
    Example: SomeTrials,
    ready: 'button:has-text("Retry")',
  },
  ...statesOf('against', {
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
  ...statesOf('against-code', {
    title: 'Code against that of another',
    Part: againstOf('code'),
    none: 'Neither experiment has code',
  }),
  'against-code-kept': {
    title: 'Code against that of another: not to be seen',
    Example: () => <Against id={seen.withoutArtifacts} part="code" />,
    ready: 'text=You may not see the code of this experiment',
  },
  ...statesOf('against-logs', {
    title: 'Errors against those of another',
    Part: againstOf('logs'),
    none: 'No errors or warnings in either log',
  }),
});
