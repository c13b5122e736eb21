import { timeModes } from '@trainyard/ui/logs/time-modes';
import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import { flag, int, listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

/** more do not find room beside each other */
export const mostBeside = 4;

/** The search params of logs side by side; all of them share the way they are shown. */
export const sideBySideSearch = searchSchema({
  logTrial: param(listOf(int({ min: 1 })), []),
  logTime: param(oneOf([...timeModes, 'zone']), 'zone'),
  logWrap: optional(flag()),
  logFind: param(text(), ''),
  logRegex: param(flag(), false),
  logLevel: param(listOf(oneOf(logLevels)), []),
  logText: param(text(), ''),
  logPattern: param(flag(), false),
  // the log that has the line, 0: none has
  logLineOf: param(int({ min: 0 }), 0),
  logLine: param(text(), ''),
  logTo: param(text(), ''),
  logAt: param(text(), ''),
});
