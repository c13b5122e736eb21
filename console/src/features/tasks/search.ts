import { int, listOf, oneOf, param, searchSchema, text } from '~/lib/search-param';

const kinds = ['command', 'notebook', 'shell', 'tensorboard'] as const;

// every state a task can be in; the names as on the wire
export const taskStates = [
  'STATE_QUEUED',
  'STATE_WAITING',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_TERMINATING',
  'STATE_TERMINATED',
] as const;

/** The search params of a list of tasks. */
export const taskListSearch = searchSchema({
  sort: param(text(), 'startTime=desc'),
  page: param(int({ min: 0 }), 0),
  group: param(text(), ''),
  folded: param(listOf(text()), []),
  search: param(text(), ''),
  type: param(listOf(oneOf(kinds)), []),
  state: param(listOf(oneOf(taskStates)), []),
  user: param(listOf(int({ min: 1 })), []),
  workspace: param(listOf(int({ min: 1 })), []),
});

export type TaskListView = typeof taskListSearch.defaults;
