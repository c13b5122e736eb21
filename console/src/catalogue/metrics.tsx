import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { useState } from 'react';
import TrialComparison from '~/features/metrics/comparison/trial-comparison';
import { ParallelView } from '~/features/metrics/hyperparameters/parallel-view';
import { hyperparameterSearch } from '~/features/metrics/hyperparameters/search';
import TrialAmongOthers from '~/features/metrics/hyperparameters/trial-among-others';
import { LearningCurve } from '~/features/metrics/learning-curve';
import { learningCurveSearch } from '~/features/metrics/learning-curve-search';
import type { CurveTrial } from '~/features/metrics/learning-curve-series';
import { chartSearch } from '~/features/metrics/search';
import SeedCurves from '~/features/metrics/seeds/seed-curves';
import { TrialMetrics } from '~/features/metrics/trial-metrics';
import TrialWorkloads from '~/features/metrics/workloads/trial-workloads';
import { AtLink } from './answering';
import { answered, seen } from './stand-in-facts';
import { OfExperiment, OfTrial, onPage, type StateProps, statesOf } from './states';

const none = () => null;

const Curve = onPage(({ id }) => {
  const [search, setSearch] = useState(learningCurveSearch.defaults);
  return (
    <LearningCurve
      experimentId={id}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
      actions={none}
    />
  );
});

const Picture = onPage(({ id }) => {
  const [search, setSearch] = useState(hyperparameterSearch.defaults);
  return (
    <ParallelView
      experimentId={id}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
      actions={none}
    />
  );
});

const AmongOthers = onPage(({ id }) => (
  <OfTrial id={id}>{(trial) => <TrialAmongOthers trial={trial} />}</OfTrial>
));

function Curves({ id }: StateProps) {
  const [view, setView] = useState(chartSearch.defaults);
  return (
    <OfExperiment id={id}>
      {(experiment) => (
        <OfTrial id={id}>
          {(trial) => (
            <TrialMetrics
              experiment={experiment}
              trial={trial}
              isLive={false}
              view={view}
              onViewChange={(change) => setView({ ...view, ...change })}
            />
          )}
        </OfTrial>
      )}
    </OfExperiment>
  );
}

const Workloads = ({ id }: StateProps) => (
  <OfExperiment id={id}>
    {(experiment) => (
      <OfTrial id={id}>
        {(trial) => <TrialWorkloads experiment={experiment} trial={trial} isLive={false} />}
      </OfTrial>
    )}
  </OfExperiment>
);

const Compared = ({ ids }: { ids: number[] }) => (
  <Opened what="comparison">
    {() => (
      <AtLink link={`/?compare=true${ids.map((id) => `&row=${id}`).join('')}`}>
        <TrialComparison />
      </AtLink>
    )}
  </Opened>
);

/** Trials of two learning rates, each with three seeds unless all are alike. */
const seeded = (hparamsAt: (at: number) => CurveTrial['hparams']): CurveTrial[] =>
  Array.from({ length: 6 }, (_, at) => ({
    trialId: at + 1,
    hparams: hparamsAt(at),
    // one stopped early
    points: Array.from({ length: at === 5 ? 6 : 16 }, (_, step) => ({
      x: (step + 1) * 100,
      y: (at < 3 ? 1 : 2) / (step + 1) + 0.05 * (at % 3),
    })),
    value: 0.1 + 0.05 * at,
  }));

const seedTrials = {
  groups: seeded((at) => ({ learning_rate: at < 3 ? 0.1 : 0.01, seed: at })),
  alone: seeded((at) => ({ learning_rate: 0.01 * (at + 1), seed: at })),
  unmeasured: seeded((at) => ({ learning_rate: at < 3 ? 0.1 : 0.01, seed: at })).map((trial) => ({
    ...trial,
    points: [],
    value: undefined,
  })),
};

type SeedsProps = { of: keyof typeof seedTrials; grouped?: 'deviation' | 'range' };

const Seeds = ({ of, grouped = 'deviation' }: SeedsProps) => (
  <AtLink link={`/?grouped=${grouped}`}>
    <OfExperiment id={seen.whole}>
      {(experiment) => (
        <SeedCurves
          experiment={experiment}
          metric={{ group: 'validation', name: 'validation_loss' }}
          trials={seedTrials[of]}
          valueTitle="Best validation_loss"
          search={learningCurveSearch.defaults}
          onSearchChange={() => {}}
          actions={none}
        />
      )}
    </OfExperiment>
  </AtLink>
);

export const metrics = entriesOf('Metrics', {
  ...statesOf('learning-curve', {
    title: 'Learning curve',
    Part: Curve,
    none: 'No learning curve data to show.',
  }),
  'learning-curve-none': {
    title: 'Learning curve: of no search',
    Example: () => <Curve id={seen.population} />,
    ready: 'text=There is no learning curve for this searcher',
  },
  ...statesOf('search-pictures', {
    title: 'Hyperparameters of a search',
    Part: Picture,
    none: 'No data to plot.',
  }),
  'search-pictures-none': {
    title: 'Hyperparameters: of no search',
    Example: () => <Picture id={seen.population} />,
    ready: 'text=There are no pictures for this searcher',
  },
  'seed-curves': {
    title: 'Curves of trials alike but for their seed',
    Example: () => <Seeds of="groups" />,
    ready: 'text=6 trials in 2 groups',
  },
  'seed-curves-range': {
    title: 'Curves of trials alike but for their seed: from lowest to highest',
    Example: () => <Seeds of="groups" grouped="range" />,
    ready: 'text=band: min to max',
  },
  'seed-curves-alone': {
    title: 'Curves of trials of which no two are alike',
    Example: () => <Seeds of="alone" />,
    ready: 'text=nothing is averaged',
  },
  'seed-curves-empty': {
    title: 'Curves of trials alike but for their seed: nothing measured',
    Example: () => <Seeds of="unmeasured" />,
    ready: 'text=No data to plot.',
  },
  ...statesOf('among-others', {
    title: 'A trial among the others of its search',
    Part: AmongOthers,
    none: 'No data to plot.',
  }),
  ...statesOf('trial-metrics', {
    title: 'Metrics of a trial',
    Part: Curves,
    none: 'No data to plot.',
    failed: 'text=Error fetching metrics',
  }),
  ...statesOf('workloads', { title: 'Workloads', Part: Workloads, none: 'No workloads' }),
  'trial-comparison-empty': {
    title: 'Trials beside each other: none',
    Example: () => <Compared ids={[]} />,
    ready: 'text=No trials selected',
  },
  ...statesOf('trial-comparison', {
    title: 'Trials beside each other',
    Part: ({ id }) => <Compared ids={[answered.empty, id]} />,
    isNeverEmpty: true,
    isUnanswered: true,
  }),
  'trial-comparison': {
    title: 'Trials beside each other, without metrics',
    Example: () => <Compared ids={[answered.empty, seen.whole]} />,
    ready: '[role=dialog] table',
  },
});
