import type { ResourceAllocationRawEntry } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/time';
import { type UsageEntry, usageEntries } from '../../simulation/cluster/usage-entries';
import { LazyList } from '../../wire/encode';
import { allow } from '../allow';
import { invalidArgument } from '../errors';
import { tick } from '../tick';
import type { Handlers } from '../types';
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
    // some years of many trials are more than can be held
    return { resourceEntries: new LazyList(answers(usageEntries({ db, span, now }))) };
  },
} satisfies Partial<Handlers>;

function* answers(entries: Iterable<UsageEntry>): Generator<ResourceAllocationRawEntry> {
  for (const entry of entries) {
    yield {
      kind: entry.kind,
      startTime: timestamp(entry.from),
      endTime: entry.to === null ? null : timestamp(entry.to),
      experimentId: entry.experimentId,
      username: entry.username,
      userId: entry.userId,
      labels: entry.labels,
      seconds: entry.seconds,
      slots: entry.slots,
    };
  }
}
