import { Link } from '@tanstack/react-router';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { useTimeZone } from '@trainyard/ui/lib/time-zone';
import { withVisibleControls } from '@trainyard/ui/lib/visible-controls';
import { plainText } from '@trainyard/ui/logs/text/ansi';
import { gutterTime } from '@trainyard/ui/logs/text/format-entry';
import { splitStates } from '@trainyard/ui/logs/text/terminal-lines';
import { type LogEntry, levelLabels, levelLetters } from '@trainyard/ui/logs/window/log-entry';
import { useLogWindow } from '@trainyard/ui/logs/window/use-log-window';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { trialLogSource } from './sources/trial-log-source';
import { type TrialOfPage, useIsLogOpen, useLogTrial } from './use-log-trial';

/** The newest line of a trial's log at the bottom of its page, until the trial has completed. */
export default function LogPreview(props: TrialOfPage) {
  const trial = useLogTrial(props);
  const isLogOpen = useIsLogOpen();
  if (!trial || isLogOpen || trial.state === 'STATE_COMPLETED') return null;
  return (
    <NewestLine
      // another state may end one stream and begin another
      key={`${trial.id} ${trial.state}`}
      experimentId={props.experimentId}
      trialId={trial.id}
      isOfExperiment={props.trialId === undefined}
    />
  );
}

const newest = { at: 'newest' } as const;
/** no more is held than what may follow an empty line */
const room = { lines: 200, characters: 1_000_000 };

type LineProps = {
  experimentId: number;
  trialId: number;
  /** leads to the log on the page of the experiment, not on that of the trial */
  isOfExperiment: boolean;
};

function NewestLine({ experimentId, trialId, isOfExperiment }: LineProps) {
  const source = useMemo(() => trialLogSource(client, trialId, {}), [trialId]);
  const { state } = useLogWindow(source, newest, room);
  const zone = useTimeZone('UTC');
  const line = state.entries.findLast(({ text }) => shownText(text) !== '');
  if (!line) return null;
  const time = gutterTime(line.time, zone === 'UTC' ? 'utc' : 'local', 0).slice(0, 8);
  const previewLine = <PreviewLine line={line} time={time} />;
  const experiment = String(experimentId);
  return (
    <Tooltip content="View Logs" side="top">
      {isOfExperiment ? (
        <Link
          to="/experiments/$experimentId/logs"
          params={{ experimentId: experiment }}
          {...styles}
        >
          {previewLine}
        </Link>
      ) : (
        <Link
          to="/experiments/$experimentId/trials/$trialId/logs"
          params={{ experimentId: experiment, trialId: String(trialId) }}
          {...styles}
        >
          {previewLine}
        </Link>
      )}
    </Tooltip>
  );
}

const styles = {
  className:
    'no-underline-hover flex h-8 shrink-0 items-center gap-2 border-t bg-sunken px-6 font-mono text-sm -outline-offset-2 hover:bg-hover narrow:px-4',
};

/** the last state of the last line, without colors */
export const shownText = (text: string): string =>
  splitStates(text)
    .map((state) => plainText(state).trim())
    .findLast((state) => state !== '') ?? '';

const tones: Partial<Record<LogEntry['level'], string>> = {
  warning: 'text-warn',
  error: 'text-bad',
  critical: 'text-bad',
};

function PreviewLine({ line, time }: { line: LogEntry; time: string }) {
  // a line without a level is shown as an ordinary one
  const level = line.level === 'none' ? 'info' : line.level;
  return (
    <>
      <span className="sr-only">View Logs: </span>
      <span className="text-faint num">{time}</span>
      <span className={tones[level] ?? 'text-faint'} title={`Level: ${levelLabels[level]}`}>
        {levelLetters[level]}
      </span>
      <span className="min-w-0 truncate">{withVisibleControls(shownText(line.text))}</span>
    </>
  );
}
