import { timeModes } from '@trainyard/ui/logs/time-modes';
import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import { flag, int, listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

const viewParams = {
  time: param(oneOf([...timeModes, 'zone']), 'zone'),
  wrap: optional(flag()),
  find: param(text(), ''),
  regex: param(flag(), false),
  hit: param(text(), ''),
  hitAt: param(text(), ''),
  line: param(text(), ''),
  to: param(text(), ''),
  at: param(text(), ''),
};

/** the filters, which are also stored as settings */
const filterParams = {
  level: param(listOf(oneOf(logLevels)), []),
  rank: param(listOf(int({ min: -1 })), []),
  agent: param(listOf(text()), []),
  container: param(listOf(text()), []),
  allocation: param(listOf(text()), []),
  text: param(text(), ''),
  // the text is an expression
  pattern: param(flag(), false),
};

export const logFilterSchema = searchSchema(filterParams);

const logParams = {
  ...viewParams,
  ...filterParams,
  since: param(text(), ''),
};

/** The search params of a log: how it is shown, and its filters. */
export const logSearch = searchSchema(logParams);

/** Trials whose lines are shown at once: as many as there are colors. */
export const maxTrials = 12;

/** The same for an experiment, whose trials may be several: those whose lines are shown. */
export const experimentLogSearch = searchSchema({
  ...logParams,
  trial: param(listOf(int({ min: 1 })), []),
});

/** The same for an interactive task; `id` is its name. */
export const taskLogSearch = searchSchema({ ...logParams, id: param(text(), '') });

/** A log that cannot be narrowed down. */
export const plainLogSearch = searchSchema(viewParams);

/** The filters of a log that are stored as settings. */
export type LogFilters = ReturnType<typeof logFilterSchema>;
export type ExperimentLogSearch = ReturnType<typeof experimentLogSearch>;
export type LogSearchParams = ReturnType<typeof logSearch>;
