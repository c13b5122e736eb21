import { logLevels } from '~/components/log-viewer/log-entry';
import { timeModes } from '~/components/log-viewer/log-view';
import { flag, int, listOf, oneOf, param, searchSchema, text } from '~/lib/search-param';

/** What a link to a log holds: how it is looked at, and what the master is asked for. */
export const logSearch = searchSchema({
  time: param(oneOf(timeModes), 'utc'),
  wrap: param(flag(), false),
  find: param(text(), ''),
  line: param(text(), ''),
  at: param(text(), ''),
  level: param(listOf(oneOf(logLevels)), []),
  rank: param(listOf(int({ min: -1 })), []),
  agent: param(listOf(text()), []),
  container: param(listOf(text()), []),
  text: param(text(), ''),
});

export type LogSearchParams = ReturnType<typeof logSearch>;
