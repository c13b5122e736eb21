import { Link } from '@tanstack/react-router';
import type { TrialFailure } from '@trainyard/insights/failures/failure-groups';
import { type FailureGroup, foundByText } from '@trainyard/insights/failures/failure-groups';
import { Button } from '@trainyard/ui/base/button';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useState } from 'react';
import { useLinkedTrials } from '~/components/metrics/linked-trials';

type Props = {
  experimentId: number;
  groups: readonly FailureGroup[];
  /** logs that were read */
  read: number;
};

/** The errors of trials, most frequent first, each with its log lines. */
export const FailureList = ({ experimentId, groups, read }: Props) => (
  <ul className="grid gap-3">
    {groups.map((group) => (
      <li key={group.signature} className="rounded-lg border p-3">
        <Group experimentId={experimentId} group={group} read={read} />
      </li>
    ))}
  </ul>
);

/** errors beyond these are on the page about failures */
const maxLines = 4;

/** The same with a line for each error, and the log of the first trial that had it. */
export function FailureLines({ experimentId, groups }: Omit<Props, 'read'>) {
  const linked = useLinkedTrials();
  return (
    <ul aria-label="Errors">
      {groups.slice(0, maxLines).map(({ signature, example, failures }) => (
        <li
          key={signature}
          {...linked(
            failures.map(({ trialId }) => trialId),
            '-mx-1.5 flex items-baseline gap-3 border-b p-1.5 last:border-0',
          )}
        >
          <span className="min-w-0 flex-1">
            <span
              className="block truncate font-mono text-sm"
              title={displayText(example || signature)}
            >
              {displayText(example || signature)}
            </span>
            <span className="num text-sm text-faint">{plural(failures.length, 'trial')}</span>
          </span>
          {failures[0] ? <LineLink experimentId={experimentId} failure={failures[0]} /> : null}
        </li>
      ))}
    </ul>
  );
}

type GroupProps = { experimentId: number; group: FailureGroup; read: number };

const linksAtFirst = 12;

function Group({ experimentId, group, read }: GroupProps) {
  const { failures, example, places, signature } = group;
  const [isExpanded, setIsExpanded] = useState(false);
  const visibleFailures = isExpanded ? failures : failures.slice(0, linksAtFirst);
  const foundBy = foundByText(failures[0]?.line?.by);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="num font-medium">{plural(failures.length, 'trial')}</span>
        <span className="num text-sm text-faint">
          of {formatCount(read)} read{foundBy ? ` · ${foundBy}` : ''}
        </span>
        {places.length > 0 ? (
          <span className="font-mono text-sm text-muted">{placesText(places)}</span>
        ) : null}
      </div>
      {failures[0]?.line ? null : <p className="pt-1">{signature}</p>}
      {example ? (
        <p className="pt-1 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{example}</p>
      ) : null}
      <ul aria-label="Trials" className="flex flex-wrap gap-x-3 gap-y-1 pt-2">
        {visibleFailures.map((failure) => (
          <li key={failure.trialId}>
            <LineLink experimentId={experimentId} failure={failure} />
          </li>
        ))}
        {visibleFailures.length < failures.length ? (
          <li>
            <Button variant="quiet" onClick={() => setIsExpanded(true)}>
              {`Show all ${formatCount(failures.length)}`}
            </Button>
          </li>
        ) : null}
      </ul>
    </>
  );
}

const placesText = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} and ${plural(others.length, 'other place')}` : first;

const LineLink = ({ experimentId, failure }: { experimentId: number; failure: TrialFailure }) => (
  <Link
    to="/experiments/$experimentId/trials/$trialId/logs"
    params={{ experimentId: String(experimentId), trialId: String(failure.trialId) }}
    search={failure.line ? { line: failure.line.id, at: failure.line.time ?? '' } : {}}
    className="num text-sm"
    title={failure.line?.text}
  >
    Trial {failure.trialId}
  </Link>
);
