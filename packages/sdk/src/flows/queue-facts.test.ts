import { expect, test } from 'vitest';
import { poolSlots, queueEstimate, queueReasons } from './queue-facts';

type Agents = Parameters<typeof poolSlots>[0];
type Facts = Parameters<typeof queueReasons>[0];

const slot = (isBusy = false, enabled = true) => ({
  id: '0',
  device: null,
  enabled,
  draining: false,
  container: isBusy
    ? { parent: '', id: 'c', state: 'STATE_RUNNING', devices: [], permissionDenied: false }
    : null,
});
const agent = (slots: ReturnType<typeof slot>[], more = {}) => ({
  id: 'a',
  registeredTime: null,
  slots: Object.fromEntries(slots.map((each, index) => [`/slots/${index}`, each])),
  containers: {},
  label: '',
  addresses: [],
  enabled: true,
  draining: false,
  version: '',
  resourcePools: ['gpu'],
  ...more,
});

test('slots count on agents that accept new work', () => {
  const agents = [
    agent([slot(), slot(true), slot(false, false)]),
    agent([slot(), slot()]),
    agent([slot()], { draining: true }),
    agent([slot()], { enabled: false }),
    agent([slot()], { resourcePools: ['other'] }),
  ] as unknown as Agents;
  expect(poolSlots(agents, 'gpu')).toEqual({
    agents: 4,
    total: 4,
    free: 3,
    largestFree: 2,
    unusable: 3,
  });
  expect(poolSlots(agents, 'none')).toEqual({
    agents: 0,
    total: 0,
    free: 0,
    largestFree: 0,
    unusable: 0,
  });
});

test('the estimate is the mean of the days with a wait, and their deviation', () => {
  const day = (seconds: number) => ({ periodStart: '2026-11-01', seconds });
  expect(queueEstimate([day(0), day(100), day(300)])).toEqual({
    seconds: 200,
    errorSeconds: 100,
    days: 2,
  });
  expect(queueEstimate([day(0)])).toEqual({ seconds: undefined, errorSeconds: undefined, days: 0 });
});

const slots = { agents: 2, total: 8, free: 8, largestFree: 4, unusable: 0 };
const facts = (requestedSlots: number, more: object = {}, state = 'STATE_QUEUED', maxAgents = 0) =>
  ({
    job: { requestedSlots, summary: { state, jobsAhead: 0 } },
    pool: { maxAgents },
    slots: { ...slots, ...more },
    before: [],
  }) as unknown as Facts;

test.each<[string, Facts, string[]]>([
  ['it runs', facts(4, {}, 'STATE_SCHEDULED'), ['not queued']],
  ['nothing is there', facts(4, { agents: 0, total: 0, free: 0 }), ['no agents']],
  ['all is switched off', facts(1, { total: 0, free: 0, unusable: 8 }), ['no slots', 'slots busy']],
  ['it will never fit', facts(16), ['too large', 'slots busy']],
  ['the pool can grow', facts(16, {}, 'STATE_QUEUED', 8), ['slots busy']],
  ['all is busy', facts(4, { free: 2, largestFree: 2 }), ['slots busy']],
  ['what is free is scattered', facts(4, { free: 6, largestFree: 3 }), ['scattered']],
  ['others come before', { ...facts(4), before: [facts(1).job] }, ['behind others']],
  ['nothing is in the way', facts(4), ['starting']],
])('%s', (_, facts, reasons) => {
  expect(queueReasons(facts)).toEqual(reasons);
});
