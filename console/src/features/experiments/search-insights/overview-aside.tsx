import { useQuery } from '@tanstack/react-query';
import { minMeasured } from '@trainyard/insights/importance/effect';
import { hyperparameters, isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { useState } from 'react';
import { Late } from '~/app/late/late';
import { OpenLarge } from '~/components/page/open-large';
import { AdviceBody, panelBodies } from './panel-bodies';
import { type Fork, maxBars, maxCurves, type Panel, type PanelView } from './panels';
import { insightQueries } from './queries';

type SmallPart = {
  panel: Panel;
  title: string;
  heightOf: (experiment: Experiment) => number;
  /** where there are two columns, those after it are beside it */
  isTall?: true;
  /** only of that panel */
  Body?: typeof AdviceBody;
};

const parts: readonly SmallPart[] = [
  { panel: 'importance', title: 'What matters', heightOf: importanceHeight, isTall: true },
  { panel: 'importance', title: 'Advice', heightOf: adviceHeight, Body: AdviceBody },
  { panel: 'rungs', title: 'Rungs', heightOf: rungsHeight },
  { panel: 'failures', title: 'Failures', heightOf: () => 44 },
  { panel: 'usage', title: 'Cost', heightOf: () => 52 },
];

/** The height of its bars and curves, which is kept free, so that nothing below them moves. */
function importanceHeight({ config, numTrials }: Experiment): number {
  const varied = hyperparameters(config).filter(
    ({ hyperparameter }) => hyperparameter.type !== 'const',
  ).length;
  if (numTrials < minMeasured) return 40;
  return 24 + Math.min(varied, maxBars) * 46 + Math.ceil(Math.min(varied, maxCurves) / 2) * 126;
}

/** a range with its gain and the button, or a sentence that there is none */
function adviceHeight({ numTrials }: Experiment): number {
  return numTrials < minMeasured ? 40 : 112;
}

/** below the rungs of a running search is what the next one costs */
function rungsHeight({ state }: Experiment): number {
  return isFinished(state) ? 84 : 172;
}

/** small forms have no table of their own that could be sorted */
const briefView: PanelView = {
  view: { sort: '', page: 0, part: '' },
  onViewChange: () => undefined,
};

/** an older master takes about a second for each hundred trials that it lists */
const readAtOnce = 300;

/** Shows in small what a search learned, each part with a link to its page. */
export function OverviewAside({ experiment, fork }: { experiment: Experiment; fork: Fork }) {
  const isLive = !isFinished(experiment.state);
  const query = useQuery({ ...insightQueries.trials(experiment.id, { isLive }), enabled: false });
  const [isAsked, setIsAsked] = useState(false);
  const isRead = isAsked || experiment.numTrials <= readAtOnce || query.data !== undefined;
  return (
    <>
      {isRead ? null : (
        <p className="col-span-full text-sm text-muted">
          These parts and the states need all {formatCount(experiment.numTrials)} trials, which a
          master takes some seconds to list.{' '}
          <Button onClick={() => setIsAsked(true)}>Read all trials</Button>
        </p>
      )}
      {parts.map((part) => (
        <Part key={part.title} experiment={experiment} fork={fork} isRead={isRead} {...part} />
      ))}
    </>
  );
}

type PartProps = SmallPart & { experiment: Experiment; fork: Fork; isRead: boolean };

function Part({ experiment, fork, isRead, panel, title, heightOf, ...part }: PartProps) {
  const Body = part.Body ?? panelBodies[panel];
  const id = `overview-${part.Body ? 'advice' : panel}`;
  return (
    <section aria-labelledby={id} className={cn('min-w-0', part.isTall && 'row-span-3')}>
      <div className="flex items-baseline justify-between pb-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <OpenLarge
          part={title}
          to="/experiments/$experimentId/insights/{-$panel}"
          params={{ experimentId: String(experiment.id), panel }}
        />
      </div>
      {isRead ? (
        <div style={{ minHeight: heightOf(experiment) }}>
          <Late until="inView" fallback={<Place />}>
            <Body experiment={experiment} fork={fork} isBrief {...briefView} />
          </Late>
        </div>
      ) : null}
    </section>
  );
}

const Place = () => (
  <div className="grid content-start gap-3 pt-2">
    <Skeleton className="w-full opacity-60" />
    <Skeleton className="w-3/4 opacity-60" />
  </div>
);
