import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FailureLine, TrialFailure } from '@trainyard/insights/failures/failure-groups';
import type { Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { plural } from '@trainyard/ui/lib/format';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { type ReactNode, useId } from 'react';
import { failureCard } from './failure-card';
import { failureQueries } from './queries';

type Props = {
  trial: Pick<Trial, 'id' | 'experimentId' | 'state' | 'endTime'>;
  /** the trial is the only one of its experiment, whose own page has its log */
  isSingle: boolean;
  /** a button beside the title */
  action?: ReactNode;
};

/** Shows the reason why a trial failed, from the end of its log, with a link to the line. */
export default function FailureReason({ trial, isSingle, action }: Props) {
  const titleId = useId();
  const { data, refetch, isFetching } = useQuery(failureQueries.ofTrial(trial));
  return (
    <section aria-labelledby={titleId} className={failureCard}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold whitespace-nowrap text-bad">
          Why it failed
        </h2>
        <span className="flex flex-wrap items-baseline justify-end gap-x-4">
          {action}
          {data?.line ? <LogLink trial={trial} isSingle={isSingle} line={data.line} /> : null}
        </span>
      </div>
      {data === undefined ? (
        <Spinner label="Reading the end of the log" className="mt-2 size-4" />
      ) : (
        <Found failure={data} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

type FoundProps = { failure: TrialFailure; isBusy: boolean; onRetry: () => void };

function Found({ failure: { line, problem }, isBusy, onRetry }: FoundProps) {
  if (problem !== undefined)
    return (
      <div className="flex flex-wrap items-center gap-3 pt-1">
        <p>The log could not be read: {problem}</p>
        <Button onClick={onRetry} isBusy={isBusy}>
          Retry
        </Button>
      </div>
    );
  if (!line) return <p className="pt-1 text-muted">The log is empty.</p>;
  const above = line.traceback.slice(0, -1);
  // the card has room for one frame
  const frameAt = Math.max(line.frameAt, 0);
  return (
    <ScrollRegion
      label="Reason"
      // lines that go on below fade out, instead of being cut in half
      className="mt-1 min-h-0 flex-1 overflow-auto mask-b-from-[calc(100%-1.25rem)] pb-5 print:mask-none"
    >
      <p className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {withVisibleControls(line.text)}
      </p>
      {line.signal === '' ? null : <p className="pt-1 text-sm">{line.signal}</p>}
      <Facts line={line} />
      {above.length > 0 ? (
        <section aria-label="Traceback">
          <FoldedLines
            title={`${plural(frameAt, 'earlier line')} of the traceback`}
            lines={above.slice(0, frameAt)}
          />
          <LogLines lines={above.slice(frameAt)} />
        </section>
      ) : null}
      <FoldedLines title="What launchers and the master said of it" lines={line.launcher} />
    </ScrollRegion>
  );
}

type LinesProps = { lines: readonly string[] };

const LogLines = ({ lines }: LinesProps) => (
  <pre className="pt-1 font-mono text-sm text-muted">{withVisibleControls(lines.join('\n'))}</pre>
);

const FoldedLines = ({ title, lines }: LinesProps & { title: string }) =>
  lines.length > 0 ? (
    <details className="pt-1 text-sm">
      <summary className="w-fit cursor-pointer text-muted">{title}</summary>
      <LogLines lines={lines} />
    </details>
  ) : null;

/** As in "rank 1 · train.py:41 main · 7 others stopped after it". */
function Facts({ line: { rank, where, others } }: { line: FailureLine }) {
  const facts = [
    rank === null ? '' : `rank ${rank}`,
    where,
    others === 0 ? '' : `${plural(others, 'other')} stopped after it`,
  ].filter(Boolean);
  return facts.length === 0 ? null : (
    <p className="pt-1 text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>
  );
}

type LinkProps = Props & { line: NonNullable<TrialFailure['line']> };

function LogLink({ trial, isSingle, line }: LinkProps) {
  const search = { line: line.id, at: line.time ?? '' };
  const experimentId = String(trial.experimentId);
  return isSingle ? (
    <Link
      to="/experiments/$experimentId/logs"
      params={{ experimentId }}
      search={search}
      className="text-sm"
    >
      Show in the log
    </Link>
  ) : (
    <Link
      to="/experiments/$experimentId/trials/$trialId/logs"
      params={{ experimentId, trialId: String(trial.id) }}
      search={search}
      className="text-sm"
    >
      Show in the log
    </Link>
  );
}
