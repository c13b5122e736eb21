import { logLevels } from '~/components/log-viewer/log-levels';
import { timeModes } from '~/components/log-viewer/time-modes';
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

/** what is asked of the master, and kept by the person */
export const filterParams = {
  level: param(listOf(oneOf(logLevels)), []),
  rank: param(listOf(int({ min: -1 })), []),
  agent: param(listOf(text()), []),
  container: param(listOf(text()), []),
  allocation: param(listOf(text()), []),
  text: param(text(), ''),
};

const logParams = {
  ...viewParams,
  ...filterParams,
  since: param(text(), ''),
};

/** What a link to a log holds: how it is looked at, and what the master is asked for. */
export const logSearch = searchSchema(logParams);

/** The same for an experiment, whose trials may be several: those whose lines are shown. */
export const experimentLogSearch = searchSchema({
  ...logParams,
  trial: param(listOf(int({ min: 1 })), []),
});

/** The same for an interactive task; `id` is its name. */
export const taskLogSearch = searchSchema({ ...logParams, id: param(text(), '') });

/** A log that cannot be narrowed down. */
export const plainLogSearch = searchSchema(viewParams);

export type ExperimentLogSearch = ReturnType<typeof experimentLogSearch>;
export type LogSearchParams = ReturnType<typeof logSearch>;
