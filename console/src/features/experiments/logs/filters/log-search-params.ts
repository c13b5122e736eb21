import { timeModes } from '@trainyard/ui/logs/time-modes';
import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import { flag, int, listOf, moment, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** the time that finds a line again; a line without one is not found */
const lineTime = () => moment('The newest lines are shown.');

const viewParams = () => ({
  time: z.catch(z.enum([...timeModes, 'zone']), 'zone'),
  wrap: optional(flag),
  find: z.catch(text, ''),
  regex: z.catch(flag, false),
  hit: z.catch(text, ''),
  hitAt: z.catch(lineTime(), ''),
  line: z.catch(text, ''),
  to: z.catch(text, ''),
  at: z.catch(lineTime(), ''),
});

/** the filters, which are also stored as settings */
const filterParams = () => ({
  level: z.catch(listOf(z.enum(logLevels)), []),
  rank: z.catch(listOf(int({ min: -1 })), []),
  agent: z.catch(listOf(text), []),
  container: z.catch(listOf(text), []),
  allocation: z.catch(listOf(text), []),
  text: z.catch(text, ''),
  // the text is an expression
  pattern: z.catch(flag, false),
});

export const logFilterSchema = searchSchema(filterParams);

const logParams = () => ({
  ...viewParams(),
  ...filterParams(),
  since: z.catch(text, ''),
});

/** The search params of a log: how it is shown, and its filters. */
export const logSearch = searchSchema(logParams);

/** Maximum trials whose lines are shown together: the number of colors. */
export const maxTrials = 12;

/** The same for an experiment, whose trials may be several: those whose lines are shown. */
export const experimentLogSearch = searchSchema(() => ({
  ...logParams(),
  trial: z.catch(listOf(int({ min: 1 })), []),
}));

/** The same for an interactive task; `id` is its name. */
export const taskLogSearch = searchSchema(() => ({ ...logParams(), id: z.catch(text, '') }));

/** A log that cannot be narrowed down. */
export const plainLogSearch = searchSchema(viewParams);

/** The filters of a log that are stored as settings. */
export type LogFilters = ReturnType<typeof logFilterSchema>;
export type ExperimentLogSearch = ReturnType<typeof experimentLogSearch>;
export type LogSearchParams = ReturnType<typeof logSearch>;
