import { timeOfText } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import type { LogLevel } from '@trainyard/ui/logs/window/log-entry';
import { supports } from '~/app/abilities';
import { masterPattern } from '../sources/master-pattern';
import type { LogFilters, LogSearchParams } from './log-search-params';

/** The filters of a log that the master applies. */
type WireFilter = Pick<
  Args<'trialLogs'>,
  'agentIds' | 'containerIds' | 'rankIds' | 'levels' | 'searchText'
>;

export type LogFilter = WireFilter & {
  /** the text is an expression */
  enableRegex?: true;
  /** only lines later than this, RFC 3339 */
  since?: string;
};
export type TaskLogFilter = LogFilter & Pick<Args<'taskLogs'>, 'allocationIds'>;

type LogConditions = LogFilters & Pick<LogSearchParams, 'since'>;
type WireLevel = NonNullable<LogFilter['levels']>[number];

const wireLevels: Record<Exclude<LogLevel, 'none'>, WireLevel> = {
  trace: 'LOG_LEVEL_TRACE',
  debug: 'LOG_LEVEL_DEBUG',
  info: 'LOG_LEVEL_INFO',
  warning: 'LOG_LEVEL_WARNING',
  error: 'LOG_LEVEL_ERROR',
  critical: 'LOG_LEVEL_CRITICAL',
};

/** Converts the filter of a link for the master; omits conditions that are not set. */
export const toLogFilter = (conditions: LogConditions): TaskLogFilter => {
  const { level, rank, agent, container, allocation, since } = conditions;
  return {
    ...(level.length > 0 ? { levels: level.map((each) => wireLevels[each]) } : {}),
    ...(rank.length > 0 ? { rankIds: rank } : {}),
    ...(agent.length > 0 ? { agentIds: agent } : {}),
    ...(container.length > 0 ? { containerIds: container } : {}),
    ...(allocation.length > 0 ? { allocationIds: allocation } : {}),
    ...textFilter(conditions),
    ...(timeOfText(since) === undefined ? {} : { since }),
  };
};

type Text = Pick<LogSearchParams, 'text' | 'pattern'>;

/** True if a link filters the log by an expression that this master cannot search for. */
export const isTooMuch = ({ text, pattern }: Text): boolean =>
  pattern && (!supports('logPatterns') || masterPattern(text) === undefined);

function textFilter({ text, pattern }: Text): Pick<LogFilter, 'searchText' | 'enableRegex'> {
  if (text === '') return {};
  if (!pattern) return { searchText: text };
  const expression = supports('logPatterns') ? masterPattern(text) : undefined;
  return expression === undefined ? {} : { searchText: expression, enableRegex: true };
}

/** True if all lines are requested from the master. */
export const isUnfiltered = (filter: LogFilter): boolean => Object.keys(filter).length === 0;

/** The filter of every call, and the part that the source applies itself. */
export function splitFilter<Filter extends LogFilter>({ since, ...wire }: Filter) {
  const { levels, searchText } = wire;
  const sinceMs = timeOfText(since ?? '');
  const narrowed = {
    ...(levels ? { levels } : {}),
    ...(searchText ? { searchText } : {}),
    ...(sinceMs === undefined ? {} : { sinceMs }),
  };
  return { wire, narrowed };
}
