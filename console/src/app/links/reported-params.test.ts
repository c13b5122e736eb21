import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from '~/routeTree.gen';
import { isReadable } from './refused-params';
import { refusedBy } from './refused-words';

/** Says what reads each parameter of which the schema accepts values that its page cannot use. */
const handling: Record<string, string> = {
  // any value has a meaning
  'filter find hit line to text search name since rows': 'a text to look for, or a line of a log',
  'page pinned experimentBest trialBest trialLast spareDays v': 'any number',
  'redirect relayState r path serviceAddr': 'where the sign-in or a task continues',
  // the page or a toast says what it cannot use
  'sort group rank columns': 'reported by the table',
  'user workspace tag role state storage project experiment': 'reported by the filter or the page',
  'metric chart color hp batch measured versions': 'reported by the chart or the table',
  'id trial base rankBy': 'reported by the comparison or the log',
  'agent container allocation gpu': 'reported by the log or the profiler',
  'may queue filterset': 'reported by the page',
  'after before': 'the range of usage has a note',
  'checkpoint bestCheckpoint bestOfTrial open': 'the dialog or the panel says that it is missing',
  'filePath file note': 'the page says that it is missing',
  // nothing is lost without it
  folded: 'ignored: a group without rows has nothing to fold',
  section: 'ignored: a section that is not there cannot be closed',
  without: 'ignored: a row that is not compared is left out already',
  heat: 'ignored: a column that is not visible has no color',
};

const decided = new Set(Object.keys(handling).flatMap((names) => names.split(' ')));

const { routesById } = createRouter({ routeTree, context: { queryClient: new QueryClient() } });

const names = Object.values(routesById).flatMap(({ options }) => {
  const { validateSearch } = options;
  if (!isReadable(validateSearch)) return [];
  // schemas with a list of values report all others themselves
  return Object.keys(validateSearch.params()).filter((name) =>
    ['any text', '987'].some((probe) => refusedBy(validateSearch, { [name]: probe }).length === 0),
  );
});

test('each parameter whose schema accepts any text or number is in the table', () => {
  expect([...new Set(names)].filter((name) => !decided.has(name))).toEqual([]);
});

test('the table has no other parameters', () => {
  expect([...decided].filter((name) => !names.includes(name))).toEqual([]);
});
