import { logLevels } from '~/components/log-viewer/log-levels';
import { timeModes } from '~/components/log-viewer/time-modes';
import { flag, int, listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

/** more do not find room beside each other */
export const mostBeside = 4;

/** What a link says of logs side by side: how they are looked at is the same in all of them. */
export const sideBySideSearch = searchSchema({
  logTrial: param(listOf(int({ min: 1 })), []),
  logTime: param(oneOf([...timeModes, 'zone']), 'zone'),
  logWrap: optional(flag()),
  logFind: param(text(), ''),
  logRegex: param(flag(), false),
  logLevel: param(listOf(oneOf(logLevels)), []),
  logText: param(text(), ''),
  // the log that has the line, 0: none has
  logLineOf: param(int({ min: 0 }), 0),
  logLine: param(text(), ''),
  logTo: param(text(), ''),
  logAt: param(text(), ''),
});
