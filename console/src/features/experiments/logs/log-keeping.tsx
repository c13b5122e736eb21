import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isObject } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { daysText } from '~/lib/log-days';
import { remainingDaysQuery } from './queries';

/** The name of the log policy that a line of the trial's log matched. */
function matchedBy(trial: Trial): string | undefined {
  const name: unknown = 'logPolicyMatched' in trial ? trial.logPolicyMatched : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The pattern of a policy by its name; a policy without a name is called by its pattern. */
function patternOf({ config }: Experiment, name: string): string {
  const policies: unknown = config?.log_policies;
  const matchedPolicy = (Array.isArray(policies) ? policies : []).find(
    (policy) => isObject(policy) && policy.name === name,
  );
  return isObject(matchedPolicy) && typeof matchedPolicy.pattern === 'string'
    ? matchedPolicy.pattern
    : name;
}

type Props = { experiment: Experiment; trial: Trial };

/** Shows the log policy that the trial matched, linked to the lines, and how long its log is kept. */
export default function LogKeeping({ experiment, trial }: Props) {
  const { data: days = -1 } = useQuery(remainingDaysQuery(trial.id));
  const policy = matchedBy(trial);
  return (
    <>
      {policy === undefined ? null : (
        <Link
          to="/experiments/$experimentId/trials/$trialId/logs"
          params={{ experimentId: String(experiment.id), trialId: String(trial.id) }}
          search={{ find: patternOf(experiment, policy), regex: true }}
          title="Show the lines that matched this log policy"
          className="no-underline-hover"
        >
          <Tag className="border-warn text-warn">{policy}</Tag>
        </Link>
      )}
      {days < 0 ? null : <Tag className="max-w-none">{daysText(days)}</Tag>}
    </>
  );
}
