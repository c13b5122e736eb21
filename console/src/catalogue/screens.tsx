import { entriesOf } from '@trainyard/ui/catalogue/entry';
import { MapCount } from '@trainyard/ui/logs/map/map-count';
import type { ComponentType } from 'react';
import ExperimentPanel from '~/features/experiment-list/panel/experiment-panel';
import { FailuresPanel } from '~/features/search-insights/failures-panel';
import { ImportancePanel } from '~/features/search-insights/importance-panel';
import type { PanelProps } from '~/features/search-insights/panels';
import { RungsPanel } from '~/features/search-insights/rungs-panel';
import { TimelinePanel } from '~/features/search-insights/timeline-panel';
import { UsagePanel } from '~/features/search-insights/usage-panel';
import { seen } from './stand-in-facts';
import { OfExperiment, type StateProps, statesOf } from './states';

const nothing = () => {};

const view = { sort: '', page: 0, part: '' };

/** A part of the insights, of a search without trials. */
const insight =
  (Part: ComponentType<PanelProps>) =>
  ({ id }: StateProps) => (
    <OfExperiment id={id}>
      {(experiment) => <Part experiment={experiment} view={view} onViewChange={nothing} />}
    </OfExperiment>
  );

const idleOf = (Panel: ComponentType<PanelProps>) => {
  const Idle = insight(Panel);
  return () => <Idle id={seen.idle} />;
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
const count = (counts: Partial<Parameters<typeof MapCount>[0]['counting']>) => (
  <div className="w-16">
    <MapCount counting={{ ...counting, start: nothing, stop: nothing, ...counts }} />
  </div>
);

export const screens = entriesOf('Screens', {
  ...statesOf('insights-failures', {
    title: 'Failures',
    Part: insight(FailuresPanel),
    none: 'Experiment will not have trials',
  }),
  'insights-failures-idle': {
    title: 'Failures: one trial that waits',
    Example: idleOf(FailuresPanel),
    ready: 'text=No trial has failed',
  },
  ...statesOf('insights-rungs', {
    title: 'Rungs',
    Part: insight(RungsPanel),
    none: 'Experiment will not have trials',
  }),
  ...statesOf('insights-timeline', {
    title: 'Timeline',
    Part: insight(TimelinePanel),
    none: 'Experiment will not have trials',
  }),
  ...statesOf('insights-importance', {
    title: 'Importance',
    Part: insight(ImportancePanel),
    none: 'Experiment will not have trials',
  }),
  'insights-importance-idle': {
    title: 'Importance: one trial that waits',
    Example: idleOf(ImportancePanel),
    ready: 'text=Too little to say what matters',
  },
  ...statesOf('insights-usage', {
    title: 'Usage',
    Part: insight(UsagePanel),
    none: 'No checkpoint has files',
  }),
  ...statesOf('panel', {
    title: 'Beside a list',
    Part: Panel,
    isNeverEmpty: true,
    isUnanswered: true,
  }),
  'map-part': { title: 'Map of a log: what was read', Example: () => count({}) },
  'map-counting': { title: 'Map of a log: being counted', Example: () => count({ share: 0.4 }) },
  'map-failed': {
    title: 'Map of a log: could not be counted',
    Example: () => count({ error: new Error('the database is away') }),
  },
});
