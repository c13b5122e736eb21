import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { failureQueries } from '~/features/logs/failures/failure-queries';
import { failedTrialsQuery } from './since-queries';

type Props = {
  experiment: Pick<Experiment, 'id' | 'numTrials'>;
  /** its trial, where it has one and that is known */
  trialId?: number | undefined;
  /** false until its requests may be sent */
  isEnabled?: boolean;
};

/**
 * Shows the log line with the reason of the failure, of a search with the number of failed trials;
 * "failed" where there is none.
 */
export function WhyItFailed({ experiment, trialId: only, isEnabled = true }: Props) {
  const { id, numTrials } = experiment;
  const isSearch = numTrials > 1;
  const isAsked = isEnabled && (isSearch || only === undefined);
  const { data: failed } = useQuery({ ...failedTrialsQuery(id), enabled: isAsked });
  const trialId = (isSearch ? undefined : only) ?? failed?.trialId;
  const { data } = useQuery({
    ...failureQueries.ofTrial(trialId ?? 0),
    enabled: trialId !== undefined,
  });
  const count =
    isSearch && failed?.count
      ? `${formatCount(failed.count)} of ${plural(numTrials, 'trial')} failed`
      : undefined;
  const text = [count, data?.line?.text].filter(Boolean).join(': ');
  return text === '' ? 'failed' : <span title={text}>{text}</span>;
}
