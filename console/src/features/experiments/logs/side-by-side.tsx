import { EmptyState } from '@trainyard/ui/base/empty-state';
import { useStableValue } from '@trainyard/ui/hooks/use-stable-value';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { TimesChoice, WrapButton } from '@trainyard/ui/logs/log-tools';
import { type LogView, useSettledView } from '@trainyard/ui/logs/log-view';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import { timeModes } from '@trainyard/ui/logs/time-modes';
import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { useLinkView } from '~/app/links/use-link-view';
import { maskLines } from '~/lib/mask-log';
import { flag, int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { toLogFilter } from './filters/log-filter';
import { LogFilters } from './filters/log-filters';
import { type LogSearchParams, logSearch } from './filters/log-search-params';
import { patternProblems } from './filters/narrow';
import { trialLogSource } from './sources/trial-log-source';
import { TrialPicker } from './trial-picker';

/** A trial whose log can be read beside others. */
export type BesideTrial = {
  trialId: number;
  /** whose it is */
  name: string;
  color: string;
  /** the reason why the user may not read its log */
  forbidden: string | undefined;
};

type Props = {
  trials: readonly BesideTrial[];
  /** which trials they are */
  note?: string | undefined;
};

/**
 * Logs of a few trials side by side, searched and narrowed together; nothing is read until some are
 * chosen.
 */
export function LogsSideBySide({ trials, note }: Props) {
  const [link, change] = useLinkView(sideBySideSearch);
  const byId = useMemo(() => new Map(trials.map((each) => [each.trialId, each])), [trials]);
  const selectedTrials = [...new Set(link.logTrial)]
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, maxLogs);
  useReportUnknown({
    name: 'logTrial',
    values: link.logTrial,
    choices: trials.length > 0 ? trials.map(({ trialId }) => trialId) : undefined,
    fault: (id) => `No trial ${id} is compared.`,
    instead: 'Its log is left out.',
  });
  const narrowed: LogSearchParams = {
    ...logSearch.defaults(),
    time: link.logTime,
    wrap: link.logWrap,
    find: link.logFind,
    regex: link.logRegex,
    level: link.logLevel,
    text: link.logText,
    pattern: link.logPattern,
  };
  const onNarrow = (conditions: Partial<LogSearchParams>) =>
    change({
      ...(conditions.level ? { logLevel: conditions.level } : {}),
      ...(conditions.text === undefined ? {} : { logText: conditions.text }),
      ...(conditions.pattern === undefined ? {} : { logPattern: conditions.pattern }),
      ...(conditions.find === undefined ? {} : { logFind: conditions.find }),
    });
  const settledView = useSettledView(narrowed);
  const onShow = (conditions: Partial<LogView>) => change(changeOf(conditions, 0));
  return (
    <section aria-label="Logs" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-2">
        <SectionHeading note={note}>Logs side by side</SectionHeading>
        <div className="flex flex-wrap items-center gap-2">
          <TrialPicker
            trialIds={trials.map(({ trialId }) => trialId)}
            chosen={selectedTrials.map(({ trialId }) => trialId)}
            colorOf={(id) => byId.get(id)?.color ?? 'var(--off)'}
            ownerOf={(id) => byId.get(id)?.name ?? ''}
            maxSelected={maxLogs}
            onChange={(logTrial) =>
              change({ logTrial, logLineOf: 0, logLine: '', logTo: '', logAt: '' })
            }
          />
          {selectedTrials.length > 0 ? (
            <>
              <LogFilters value={narrowed} fields={undefined} onChange={onNarrow} />
              <TimesChoice view={settledView} onViewChange={onShow} />
              <WrapButton view={settledView} onViewChange={onShow} />
            </>
          ) : null}
        </div>
      </div>
      {selectedTrials.length === 0 ? (
        <EmptyState
          title="No logs chosen"
          hint={
            trials.length === 0
              ? 'None of the experiments has a trial yet.'
              : `Choose up to ${maxLogs} trials to read their logs beside each other.`
          }
        />
      ) : (
        // at most two in a row, unless there is room for the text of four
        <div className="flex flex-wrap gap-px border-y bg-line">
          {selectedTrials.map((trial) => (
            <Pane
              key={trial.trialId}
              trial={trial}
              height={selectedTrials.length > 2 ? 'h-[46vh] min-[1700px]:h-[70vh]' : 'h-[70vh]'}
              narrowed={narrowed}
              view={viewOf(narrowed, { link, trialId: trial.trialId })}
              onViewChange={(conditions) => change(changeOf(conditions, trial.trialId))}
              onOnly={(text, pattern) => onNarrow({ text, pattern, find: '' })}
            />
          ))}
        </div>
      )}
    </section>
  );
}

type Link = ReturnType<typeof sideBySideSearch>;

/** a line is linked in one of the logs */
const viewOf = (
  narrowed: LogView,
  { link, trialId }: { link: Link; trialId: number },
): LogView => ({
  ...narrowed,
  ...(link.logLineOf === trialId ? { line: link.logLine, to: link.logTo, at: link.logAt } : {}),
});

const changeOf = (
  { time, wrap, find, regex, line, to, at }: Partial<LogView>,
  trialId: number,
): Partial<Link> => ({
  ...(time ? { logTime: time } : {}),
  ...(wrap === undefined ? {} : { logWrap: wrap }),
  ...(find === undefined ? {} : { logFind: find }),
  ...(regex === undefined ? {} : { logRegex: regex }),
  ...(line === undefined
    ? {}
    : { logLineOf: line === '' ? 0 : trialId, logLine: line, logAt: at ?? '' }),
  ...(to === undefined ? {} : { logTo: to }),
});

type PaneProps = {
  trial: BesideTrial;
  height: string;
  narrowed: LogSearchParams;
  view: LogView;
  onViewChange: (change: Partial<LogView>) => void;
  onOnly: (text: string, isPattern: boolean) => void;
};

function Pane({ trial, height, narrowed, view, onViewChange, onOnly }: PaneProps) {
  const { trialId, name, color, forbidden } = trial;
  // a new object of the same filter must not reload the log
  const filter = useStableValue(toLogFilter(narrowed));
  const source = useMemo(() => trialLogSource(client, trialId, filter), [trialId, filter]);
  return (
    <article
      aria-label={`${displayText(name)}, trial ${trialId}`}
      className={`${height} flex min-h-80 min-w-0 grow basis-[max(20rem,34%)] flex-col bg-bg min-[1700px]:basis-80`}
    >
      <h3 className="flex min-w-0 items-center gap-2 px-2 py-1.5 text-sm">
        <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />
        <span className="truncate" title={displayText(name)}>
          {displayText(name)}
        </span>
        <span className="shrink-0 font-mono text-faint">trial {trialId}</span>
      </h3>
      {forbidden === undefined ? (
        <LogViewer
          prepareCopy={maskLines}
          label={`Logs of trial ${trialId}`}
          source={source}
          view={view}
          onViewChange={onViewChange}
          onOnly={onOnly}
          {...patternProblems()}
          isBeside
        />
      ) : (
        <EmptyState title="You may not read this log" hint={forbidden} />
      )}
    </article>
  );
}

/** more do not fit side by side */
const maxLogs = 4;

/** The search params of logs side by side; all of them share the way they are shown. */
const sideBySideSearch = searchSchema(() => ({
  logTrial: z.catch(listOf(int({ min: 1 })), []),
  logTime: z.catch(z.enum([...timeModes, 'zone']), 'zone'),
  logWrap: optional(flag),
  logFind: z.catch(text, ''),
  logRegex: z.catch(flag, false),
  logLevel: z.catch(listOf(z.enum(logLevels)), []),
  logText: z.catch(text, ''),
  logPattern: z.catch(flag, false),
  // the log with the linked line; 0: none
  logLineOf: z.catch(int({ min: 0 }), 0),
  logLine: z.catch(text, ''),
  logTo: z.catch(text, ''),
  logAt: z.catch(text, ''),
}));
