import { useQuery } from '@tanstack/react-query';
import type { Learned } from '@trainyard/insights/advice/learned';
import { minMeasured } from '@trainyard/insights/importance/effect';
import type { ImportanceProgress } from '@trainyard/insights/importance/importance';
import { searcherMetric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { type ReactNode, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { Advice, BriefAdvice } from './advice';
import { importanceQuery, type Rows } from './importance-queries';
import { ImportanceRows } from './importance-rows';
import { ImportanceBars, ImportanceTable } from './importance-table';
import type { PanelProps } from './panels';

type Props = Pick<PanelProps, 'experiment' | 'isBrief' | 'fork'>;

/** The hyperparameters that influence the searcher's metric, with the confidence, and the advice. */
export const ImportancePanel = ({ experiment, isBrief = false, fork }: Props) => (
  <ImportanceRows experiment={experiment} isBrief={isBrief}>
    {(rows, what) => (
      <WhenLearned experiment={experiment} rows={rows} isBrief={isBrief} subject="Importance">
        {(learned) => {
          const metric = searcherMetric(experiment.config) ?? 'metric';
          const shared = { ...learned, trials: rows.target.length, what, metric };
          if (isBrief) return <ImportanceBars {...shared} />;
          return (
            <>
              <Advice advice={learned.advice} metric={metric} fork={fork} />
              <ImportanceTable {...shared} />
            </>
          );
        }}
      </WhenLearned>
    )}
  </ImportanceRows>
);

/** The ranges that are better for a further search, in small. */
export const AdvicePanel = ({ experiment, fork }: Props) => (
  <ImportanceRows experiment={experiment} isBrief>
    {(rows) => (
      <WhenLearned experiment={experiment} rows={rows} isBrief subject="Advice">
        {({ advice }) => (
          <BriefAdvice
            advice={advice}
            metric={searcherMetric(experiment.config) ?? 'metric'}
            fork={fork}
          />
        )}
      </WhenLearned>
    )}
  </ImportanceRows>
);

type WhenProps = {
  experiment: Experiment;
  rows: Rows;
  isBrief: boolean;
  subject: 'Importance' | 'Advice';
  children: (learned: Learned) => ReactNode;
};

function WhenLearned({ experiment, rows, isBrief, subject, children }: WhenProps) {
  const { features, target } = rows;
  const [progress, setProgress] = useState<ImportanceProgress>();
  const isEnough = target.length >= minMeasured && features.length > 0;
  const query = useQuery(
    importanceQuery(experiment, rows, { onProgress: setProgress, enabled: isEnough }),
  );
  if (!isEnough) {
    const hint = tooLittle(rows, subject);
    return isBrief ? (
      <p className="text-sm text-muted">{hint}</p>
    ) : (
      <EmptyState title="Too little to say what matters" hint={hint} />
    );
  }
  if (query.error) {
    return <FailedQuery title={`Unable to compute ${subject.toLowerCase()}.`} query={query} />;
  }
  if (!query.data) {
    return <Computing subject={subject} trials={target.length} progress={progress} />;
  }
  return children(query.data);
}

type ComputingProps = Pick<WhenProps, 'subject'> & {
  trials: number;
  progress: ImportanceProgress | undefined;
};

const Computing = ({ subject, trials, progress }: ComputingProps) => (
  <div className="grid max-w-96 gap-2 py-6 text-muted">
    <p role="status">
      Computing {subject.toLowerCase()} of {plural(trials, 'trial')} …
    </p>
    <ProgressBar
      share={progress ? progress.done / progress.of : 0}
      label={`${subject} of ${plural(trials, 'trial')}`}
    />
  </div>
);

function tooLittle({ features, target }: Rows, subject: WhenProps['subject']): string {
  if (target.length < minMeasured)
    return `${subject} needs at least ${minMeasured} trials that measured the searcher’s metric; this search has ${formatCount(target.length)}.`;
  return features.length === 0 ? 'Every trial was tried with the same hyperparameters.' : '';
}
