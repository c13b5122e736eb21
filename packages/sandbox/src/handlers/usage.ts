import { usageEntries } from '../simulation/usage-entries';
import { timestamp } from '../time';
import { allow } from './allow';
import { invalidArgument } from './errors';
import { tick } from './tick';
import type { Handlers } from './types';
import { usageByPeriod } from './usage-periods';

export const usageHandlers = {
  resourceAllocationAggregated: (request) => {
    const now = tick(request);
    const { db, query, viewer } = request;
    allow(viewer, 'resourceAllocationAggregated');
    return { resourceEntries: usageByPeriod({ db, query, now }) };
  },

  resourceAllocationRaw: (request) => {
    const now = tick(request);
    const { db, query, viewer } = request;
    allow(viewer, 'resourceAllocationRaw');
    const { timestampAfter, timestampBefore } = query;
    if (timestampAfter === undefined) throw invalidArgument('no start time provided');
    if (timestampBefore === undefined) throw invalidArgument('no end time provided');
    const span = { from: Date.parse(timestampAfter), to: Date.parse(timestampBefore) };
    if (span.from > span.to) throw invalidArgument('start time cannot be after end time');
    return {
      resourceEntries: usageEntries({ db, span, now }).map(({ from, to, ...entry }) => ({
        ...entry,
        startTime: timestamp(from),
        endTime: to === null ? null : timestamp(to),
      })),
    };
  },
} satisfies Partial<Handlers>;
