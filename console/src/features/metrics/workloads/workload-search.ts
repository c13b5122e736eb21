import { int, listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

export const workloadKinds = ['all', 'checkpoint', 'either', 'validation'] as const;
export type WorkloadKind = (typeof workloadKinds)[number];

/** The search params of the workloads of a trial; metrics by their keys, `page` counts from 0. */
export const workloadSearch = searchSchema({
  workloads: param(oneOf(workloadKinds), 'either'),
  workloadMetrics: optional(listOf(text())),
  workloadSort: param(text(), 'batches=desc'),
  workloadPage: param(int({ min: 0 }), 0),
});

export type WorkloadSearch = ReturnType<typeof workloadSearch>;
