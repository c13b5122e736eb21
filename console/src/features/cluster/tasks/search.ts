import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

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
export const taskListSearch = searchSchema(() => ({
  sort: z.catch(text, 'startTime=desc'),
  page: z.catch(int({ min: 0 }), 0),
  group: z.catch(text, ''),
  folded: z.catch(listOf(text), []),
  search: z.catch(text, ''),
  type: z.catch(listOf(z.enum(kinds)), []),
  state: z.catch(listOf(z.enum(taskStates)), []),
  user: z.catch(listOf(int({ min: 1 })), []),
  workspace: z.catch(listOf(int({ min: 1 })), []),
}));

export type TaskListView = ReturnType<typeof taskListSearch>;
