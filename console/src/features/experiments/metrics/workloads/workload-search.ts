import { int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const workloadKinds = ['all', 'checkpoint', 'either', 'validation'] as const;
export type WorkloadKind = (typeof workloadKinds)[number];

/** The search params of the workloads of a trial; metrics by their keys, `page` counts from 0. */
export const workloadSearch = searchSchema(() => ({
  workloads: z.catch(z.enum(workloadKinds), 'either'),
  workloadMetrics: optional(listOf(text)),
  workloadSort: z.catch(text, 'batches=desc'),
  workloadPage: z.catch(int({ min: 0 }), 0),
}));

export type WorkloadSearch = ReturnType<typeof workloadSearch>;
