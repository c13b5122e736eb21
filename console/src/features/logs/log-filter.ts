import type { LogLevel } from '~/components/log-viewer/log-entry';
import type { LogSearchParams } from './log-search-params';
import type { LogFilter } from './trial-log-source';

type Wanted = Pick<LogSearchParams, 'level' | 'rank' | 'agent' | 'container' | 'text'>;
type WireLevel = NonNullable<LogFilter['levels']>[number];

const wireLevels: Record<Exclude<LogLevel, 'none'>, WireLevel> = {
  trace: 'LOG_LEVEL_TRACE',
  debug: 'LOG_LEVEL_DEBUG',
  info: 'LOG_LEVEL_INFO',
  warning: 'LOG_LEVEL_WARNING',
  error: 'LOG_LEVEL_ERROR',
  critical: 'LOG_LEVEL_CRITICAL',
};

/** The filter of a link as the master takes it; what is not filtered is left out. */
export const toLogFilter = ({ level, rank, agent, container, text }: Wanted): LogFilter => ({
  ...(level.length > 0 ? { levels: level.map((each) => wireLevels[each]) } : {}),
  ...(rank.length > 0 ? { rankIds: rank } : {}),
  ...(agent.length > 0 ? { agentIds: agent } : {}),
  ...(container.length > 0 ? { containerIds: container } : {}),
  ...(text === '' ? {} : { searchText: text }),
});
