import { plural } from '@trainyard/ui/lib/format';
import { CardList } from '@trainyard/ui/table/card-list';
import { pinMark } from '@trainyard/ui/table/grid/grid-row';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { LateQuery } from '~/app/late/late';
import { ForecastLine } from '~/components/entity/forecast-line';
import { StateBadge } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { jobForecastsQuery, useJobForecasts } from '~/features/cluster/forecast/queries';
import { Dot, ExperimentLink } from '~/features/experiments/base/experiment-link';
import { useFailureReason } from '~/features/experiments/logs/failures/queries';
import { MetricCell, ProgressCell } from './columns/cells';
import { useListSource } from './list-source';

const cardHeight = 63;

type Props = Omit<
  ComponentProps<typeof CardList<ExperimentRow>>,
  'label' | 'cardHeight' | 'renderCard' | 'menu'
> & {
  /** the menu of a row: loads its items, and shows them */
  rowMenu: { load: () => Promise<void>; render: (row: ExperimentRow) => ReactNode };
};

type OpenMenu = { row: ExperimentRow; at: { x: number; y: number } | undefined };

const menuLabel = ({ experiment }: ExperimentRow) => `Actions for ${experiment.name}`;

const loadMenu = () => import('./rows/card-menu');
const CardMenu = lazy(loadMenu);

/** The list where there is no room for columns. */
export function ExperimentCards({ rowMenu, ...props }: Props) {
  const [opened, setOpened] = useState<OpenMenu>();

  // a menu that fails to load stays closed
  const open = (row: ExperimentRow, at: OpenMenu['at']) =>
    Promise.all([loadMenu(), rowMenu.load()]).then(
      () => setOpened({ row, at }),
      () => undefined,
    );

  return (
    <>
      <CardList
        {...props}
        label={useListSource().title}
        cardHeight={cardHeight}
        renderCard={(row, isPinned) => <ExperimentCard row={row} isPinned={isPinned} />}
        menu={{ label: menuLabel, onOpen: (row, at) => void open(row, at) }}
      />
      {opened ? (
        <Suspense>
          <CardMenu
            at={opened.at}
            label={menuLabel(opened.row)}
            onClose={() => setOpened({ ...opened, at: undefined })}
          >
            {rowMenu.render(opened.row)}
          </CardMenu>
        </Suspense>
      ) : null}
    </>
  );
}

/** One experiment in two lines. */
const ExperimentCard = ({ row, isPinned }: { row: ExperimentRow; isPinned: boolean }) => {
  const { experiment } = row;
  const isBegun = experiment.state !== 'STATE_QUEUED' || experiment.progress !== 0;
  const isUnderWay = experiment.progress !== null && experiment.endTime === null && isBegun;
  return (
    <>
      <div className="flex items-center gap-2">
        <Dot experimentId={row.id} />
        {row.run ? <span className="font-mono text-sm text-muted">{row.id}</span> : null}
        <ExperimentLink experiment={experiment} trialId={row.run?.id} />
        {isPinned ? pinMark : null}
        <RelativeTime time={experiment.startTime} className="ml-auto shrink-0 text-sm text-faint" />
      </div>
      <div className="mt-0.5 flex items-center gap-2 text-sm">
        <StateBadge state={experiment.state} className="shrink-0" />
        {isUnderWay ? (
          <span className="w-28 text-muted">
            <ProgressCell experiment={experiment} />
          </span>
        ) : null}
        {experiment.state === 'STATE_ERROR' ? <CardFailure row={row} /> : null}
        {experiment.state === 'STATE_QUEUED' ? <CardForecast row={row} /> : <CardValue row={row} />}
      </div>
    </>
  );
};

/** The line of the log that names the error. */
function CardFailure({ row: { experiment, run, bestTrial } }: { row: ExperimentRow }) {
  const reason = useFailureReason(experiment, { trialId: run?.id ?? bestTrial?.id });
  return <span className="min-w-0 truncate text-bad">{reason}</span>;
}

/** Shows when a queued experiment starts, else its value. */
function CardForecast({ row }: { row: ExperimentRow }) {
  const { id, resourcePool } = row.experiment;
  const forecast = useJobForecasts(resourcePool)[id];
  return (
    <>
      {forecast ? (
        <ForecastLine forecast={forecast} className="ml-auto min-w-0 truncate text-muted" />
      ) : (
        <CardValue row={row} />
      )}
      <LateQuery query={jobForecastsQuery(resourcePool)} />
    </>
  );
}

/** Shows the metric of an experiment, else how many trials it has. */
function CardValue({ row }: { row: ExperimentRow }) {
  const { numTrials } = row.experiment;
  return (
    <span className="ml-auto shrink-0 text-muted">
      {searcherValue(row) === undefined && !row.run ? (
        plural(numTrials, 'trial')
      ) : (
        <MetricCell row={row} />
      )}
    </span>
  );
}
