import type { Experiment, Trial } from '@trainyard/sdk/types';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { lazy, Suspense } from 'react';
import { useSupports } from '~/app/abilities';
import { failureCard } from '~/features/experiments/logs/failures/failure-card';
import {
  LoadingWorkloads,
  type WorkloadsProps,
} from '~/features/experiments/metrics/workloads/workloads-below';

const LogKeeping = lazyExtra(() => import('~/features/experiments/logs/log-keeping'));
const FailureReason = lazyExtra(
  () => import('~/features/experiments/logs/failures/failure-reason'),
);
const TrialWorkloads = lazy(
  () => import('~/features/experiments/metrics/workloads/trial-workloads'),
);

/** The reason why a trial failed, if it did. */
export const TrialFailureReason = (props: { trial: Trial; isSingle: boolean }) =>
  props.trial.state === 'STATE_ERROR' ? (
    <Suspense fallback={<div className={failureCard} />}>
      <FailureReason {...props} />
    </Suspense>
  ) : null;

/**
 * The log policy that a trial matched and how long its log is kept, if the master supports both.
 */
export function TrialLogKeeping(props: { experiment: Experiment; trial: Trial }) {
  if (!useSupports('logRetention')) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-2 empty:hidden">
      <Suspense>
        <LogKeeping {...props} />
      </Suspense>
    </div>
  );
}

/** The workloads of a trial by batch, far below its charts. */
export const Workloads = (props: WorkloadsProps) => (
  <Suspense fallback={<LoadingWorkloads trial={props.trial} />}>
    <TrialWorkloads {...props} />
  </Suspense>
);
