import { useState } from 'react';
import TrialComparison from '~/features/metrics/comparison/trial-comparison';
import { ParallelView } from '~/features/metrics/hyperparameters/parallel-view';
import { hyperparameterSearch } from '~/features/metrics/hyperparameters/search';
import TrialAmongOthers from '~/features/metrics/hyperparameters/trial-among-others';
import { LearningCurve } from '~/features/metrics/learning-curve';
import { learningCurveSearch } from '~/features/metrics/learning-curve-search';
import { chartSearch } from '~/features/metrics/search';
import { TrialMetrics } from '~/features/metrics/trial-metrics';
import TrialWorkloads from '~/features/metrics/workloads/trial-workloads';
import { AtLink } from './at-link';
import { entriesOf } from './entry';
import { type LookProps, looksOf, OfExperiment, OfTrial, onPage } from './looks';
import { Opened } from './opened';
import { answered, seen } from './stand-in-facts';

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

function Curves({ id }: LookProps) {
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

const Workloads = ({ id }: LookProps) => (
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

export const metrics = entriesOf('Metrics', {
  ...looksOf('learning-curve', {
    title: 'Learning curve',
    Part: Curve,
    none: 'No learning curve data to show.',
  }),
  'learning-curve-none': {
    title: 'Learning curve: of no search',
    Example: () => <Curve id={seen.population} />,
    ready: 'text=There is no learning curve for this searcher',
  },
  ...looksOf('search-pictures', {
    title: 'Hyperparameters of a search',
    Part: Picture,
    none: 'No data to plot.',
  }),
  'search-pictures-none': {
    title: 'Hyperparameters: of no search',
    Example: () => <Picture id={seen.population} />,
    ready: 'text=There are no pictures for this searcher',
  },
  ...looksOf('among-others', {
    title: 'A trial among the others of its search',
    Part: AmongOthers,
    none: 'No data to plot.',
  }),
  ...looksOf('trial-metrics', {
    title: 'Metrics of a trial',
    Part: Curves,
    none: 'No data to plot.',
    failed: 'text=Error fetching metrics',
  }),
  ...looksOf('workloads', { title: 'Workloads', Part: Workloads, none: 'No workloads' }),
  'trial-comparison-empty': {
    title: 'Trials beside each other: none',
    Example: () => <Compared ids={[]} />,
    ready: 'text=No trials selected',
  },
  ...looksOf('trial-comparison', {
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
