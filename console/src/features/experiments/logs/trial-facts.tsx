import type { Experiment, Trial } from '@trainyard/sdk/types';
import { OptionalPart } from '@trainyard/ui/base/optional-part';
import { lazy, type ReactNode } from 'react';
import { useSupports } from '~/app/abilities';
import { failureCard } from './failures/failure-card';

const LogKeeping = lazy(() => import('./log-keeping'));
const FailureReason = lazy(() => import('./failures/failure-reason'));

/** The reason why a trial failed, if it did. */
export const TrialFailureReason = (props: {
  trial: Trial;
  isSingle: boolean;
  action?: ReactNode;
}) =>
  props.trial.state === 'STATE_ERROR' ? (
    <OptionalPart fallback={<div className={failureCard} />}>
      <FailureReason {...props} />
    </OptionalPart>
  ) : null;

/**
 * The log policy that a trial matched and how long its log is kept, if the master supports both.
 */
export function TrialLogKeeping(props: { experiment: Experiment; trial: Trial }) {
  if (!useSupports('logRetention')) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-2 empty:hidden">
      <OptionalPart>
        <LogKeeping {...props} />
      </OptionalPart>
    </div>
  );
}
