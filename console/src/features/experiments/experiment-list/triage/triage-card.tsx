import { Link } from '@tanstack/react-router';
import { foundByText } from '@trainyard/insights/failures/failure-groups';
import { othersText, ruleText } from '@trainyard/insights/triage/rule-text';
import { minInGroup } from '@trainyard/insights/triage/separating-rule';
import type { TriageGroup } from '@trainyard/insights/triage/triage';
import { Button } from '@trainyard/ui/base/button';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText, withVisibleControls } from '@trainyard/ui/lib/visible-controls';
import { RelativeTime } from '~/components/entity/times';
import { maxChildren } from '~/features/experiments/base/filter/filter-set';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import type { ListedRun } from './queries';

type Props = {
  group: TriageGroup;
  /** causes that were read */
  read: number;
  runs: readonly ListedRun[];
  /** of the list */
  filter: string;
  onShow: (line: string) => void;
};

/** The line that lists runs by their ids. */
const lineOf = (ids: readonly number[]): string => ids.map((id) => `id = ${id}`).join(' or ');

/** One cause: how many runs failed with it, what they share, and the ways to them. */
export function TriageCard({ group, read, runs, filter, onShow }: Props) {
  const { failures, example, signature, places, first, last, rule } = group;
  const source = useListSource();
  const [newest] = failures;
  const run = runs.find(({ id }) => id === newest?.runId);
  const line = newest?.failure.line;
  const listedFailures = failures.slice(0, maxChildren);
  const listed = lineOf(listedFailures.map(({ runId }) => runId));
  const foundBy = foundByText(line?.by);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="num font-medium">{plural(failures.length, source.noun, source.name)}</span>
        <span className="num text-sm text-faint">
          of {formatCount(read)} read{foundBy ? ` · ${foundBy}` : ''}
        </span>
        {places[0] ? (
          <span className="font-mono text-sm text-muted">{displayText(places[0])}</span>
        ) : null}
      </div>
      <p className="line-clamp-4 pt-1 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {withVisibleControls(example || signature)}
      </p>
      {rule ? (
        <p className="pt-2">
          All have <strong className="font-medium">{displayText(ruleText(rule.conditions))}</strong>
          ; {othersText(rule)} others do.
          {rule.alike.length > 0 ? (
            <span className="text-muted">
              {` The same ${source.name} have ${displayText(ruleText(rule.alike))}.`}
            </span>
          ) : null}
        </p>
      ) : failures.length >= minInGroup ? (
        <p className="pt-2 text-muted">
          {`No settings separate them from the other ${source.name}.`}
        </p>
      ) : null}
      <p className="pt-1 text-sm text-faint">
        {failures.length > 1 ? (
          <>
            First <Time at={first} />, last <Time at={last} />
          </>
        ) : (
          <Time at={last} />
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 pt-2">
        <Button aria-pressed={filter === listed} onClick={() => onShow(listed)}>
          {listedFailures.length < failures.length
            ? `Show the last ${formatCount(listedFailures.length)} in the list`
            : 'Show in the list'}
        </Button>
        {run && newest && newest.failure.trialId > 0 ? (
          <Link
            to="/experiments/$experimentId/trials/$trialId/logs"
            params={{
              experimentId: String(run.experimentId),
              trialId: String(newest.failure.trialId),
            }}
            search={line ? { line: line.id, at: line.time ?? '' } : {}}
            className="text-sm"
          >
            {line ? 'The line in the log' : 'The log'}
          </Link>
        ) : null}
      </div>
    </>
  );
}

const Time = ({ at }: { at: number | null }) => (
  <RelativeTime time={at === null ? null : new Date(at).toISOString()} isLong />
);
