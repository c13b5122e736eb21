import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { type ComponentType, type ReactNode, useState } from 'react';
import { MapCount } from '~/components/log-viewer/map-count';
import { compareSearch } from '~/features/experiments/compare/compare-search';
import { ComparedNotes } from '~/features/experiments/compare/compared-notes';
import { ExperimentComparePage } from '~/features/experiments/compare/experiment-compare-page';
import ExperimentPanel from '~/features/experiments/list/panel/experiment-panel';
import { experimentQueries } from '~/features/experiments/queries';
import { ChangeList } from '~/features/projects/since/change-list';
import { FailuresPanel } from '~/features/search-insights/failures-panel';
import { ImportancePanel } from '~/features/search-insights/importance-panel';
import type { PanelProps } from '~/features/search-insights/panels';
import { RungsPanel } from '~/features/search-insights/rungs-panel';
import { TimelinePanel } from '~/features/search-insights/timeline-panel';
import { UsagePanel } from '~/features/search-insights/usage-panel';
import { entriesOf } from './entry';
import { answered, unanswered } from './stand-in-network';

const nothing = () => {};

type OfProps = { id: number; children: (experiment: Experiment) => ReactNode };

function OfExperiment({ id, children }: OfProps) {
  const { data } = useQuery(experimentQueries.detail(id));
  return data?.experiment ? children(data.experiment) : null;
}

const view = { sort: '', page: 0, part: '' };

type InsightProps = { Panel: ComponentType<PanelProps>; id: number };

/** A part of the insights, of a search without trials. */
const Insight = ({ Panel: Part, id }: InsightProps) => (
  <OfExperiment id={id}>
    {(experiment) => <Part experiment={experiment} view={view} onViewChange={nothing} />}
  </OfExperiment>
);

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

const Panel = ({ id }: { id: number }) => (
  <div className="flex h-100">
    <ExperimentPanel
      experimentId={id}
      rowAt={() => undefined}
      range={{ first: 0, last: 0 }}
      onOpen={nothing}
    />
  </div>
);

const counting = { count: undefined, share: undefined, error: undefined };
const count = (looks: Partial<Parameters<typeof MapCount>[0]['counting']>) => (
  <div className="w-16">
    <MapCount counting={{ ...counting, start: nothing, stop: nothing, ...looks }} />
  </div>
);

const away = { at: '2026-03-01T09:00:00Z', count: 40 };

export const screens = entriesOf('Screens', {
  'insights-failures-empty': {
    title: 'Failures: nothing',
    Example: () => <Insight Panel={FailuresPanel} id={answered.empty} />,
  },
  'insights-failures-waiting': {
    title: 'Failures: on its way',
    Example: () => <Insight Panel={FailuresPanel} id={answered.waiting} />,
  },
  'insights-failures-failed': {
    title: 'Failures: failed',
    Example: () => <Insight Panel={FailuresPanel} id={answered.failed} />,
  },
  'insights-failures-refused': {
    title: 'Failures: refused',
    Example: () => <Insight Panel={FailuresPanel} id={answered.refused} />,
  },
  'insights-rungs-empty': {
    title: 'Rungs: nothing',
    Example: () => <Insight Panel={RungsPanel} id={answered.empty} />,
  },
  'insights-rungs-waiting': {
    title: 'Rungs: on its way',
    Example: () => <Insight Panel={RungsPanel} id={answered.waiting} />,
  },
  'insights-rungs-failed': {
    title: 'Rungs: failed',
    Example: () => <Insight Panel={RungsPanel} id={answered.failed} />,
  },
  'insights-rungs-refused': {
    title: 'Rungs: refused',
    Example: () => <Insight Panel={RungsPanel} id={answered.refused} />,
  },
  'insights-timeline-empty': {
    title: 'Timeline: nothing',
    Example: () => <Insight Panel={TimelinePanel} id={answered.empty} />,
  },
  'insights-timeline-waiting': {
    title: 'Timeline: on its way',
    Example: () => <Insight Panel={TimelinePanel} id={answered.waiting} />,
  },
  'insights-timeline-failed': {
    title: 'Timeline: failed',
    Example: () => <Insight Panel={TimelinePanel} id={answered.failed} />,
  },
  'insights-timeline-refused': {
    title: 'Timeline: refused',
    Example: () => <Insight Panel={TimelinePanel} id={answered.refused} />,
  },
  'insights-importance-empty': {
    title: 'Importance: nothing',
    Example: () => <Insight Panel={ImportancePanel} id={answered.empty} />,
  },
  'insights-importance-waiting': {
    title: 'Importance: on its way',
    Example: () => <Insight Panel={ImportancePanel} id={answered.waiting} />,
  },
  'insights-importance-failed': {
    title: 'Importance: failed',
    Example: () => <Insight Panel={ImportancePanel} id={answered.failed} />,
  },
  'insights-importance-refused': {
    title: 'Importance: refused',
    Example: () => <Insight Panel={ImportancePanel} id={answered.refused} />,
  },
  'insights-usage-empty': {
    title: 'Usage: nothing',
    Example: () => <Insight Panel={UsagePanel} id={answered.empty} />,
  },
  'insights-usage-waiting': {
    title: 'Usage: on its way',
    Example: () => <Insight Panel={UsagePanel} id={answered.waiting} />,
  },
  'insights-usage-failed': {
    title: 'Usage: failed',
    Example: () => <Insight Panel={UsagePanel} id={answered.failed} />,
  },
  'insights-usage-refused': {
    title: 'Usage: refused',
    Example: () => <Insight Panel={UsagePanel} id={answered.refused} />,
  },
  'compare-nothing': { title: 'Compare: none', Example: () => <Compare ids={[]} />, isPage: true },
  'compare-waiting': {
    title: 'Compare: on their way',
    Example: () => <Compare ids={[unanswered.waiting]} />,
    isPage: true,
  },
  'compare-failed': {
    title: 'Compare: some failed, some are gone, one has another colour',
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
  'panel-waiting': {
    title: 'Beside a list: on its way',
    Example: () => <Panel id={unanswered.waiting} />,
  },
  'panel-failed': {
    title: 'Beside a list: failed',
    Example: () => <Panel id={unanswered.failed} />,
  },
  'panel-refused': {
    title: 'Beside a list: refused',
    Example: () => <Panel id={unanswered.refused} />,
  },
  'since-failed': {
    title: 'Since you left: not read',
    Example: () => (
      <ChangeList
        span={{ left: away, back: away }}
        changes={undefined}
        failure="the database is away"
        onRetry={nothing}
        onGo={nothing}
        onDismiss={nothing}
      />
    ),
  },
  'map-part': { title: 'Map of a log: what was read', Example: () => count({}) },
  'map-counting': { title: 'Map of a log: being counted', Example: () => count({ share: 0.4 }) },
  'map-failed': {
    title: 'Map of a log: could not be counted',
    Example: () => count({ error: new Error('the database is away') }),
  },
});
