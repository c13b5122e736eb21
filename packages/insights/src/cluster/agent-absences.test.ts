import { expect, test } from 'vitest';
import { agentAbsences } from './agent-absences';

const connection = (username: string, startTime: string, endTime: string | null) => ({
  kind: 'agent',
  username,
  startTime,
  endTime,
});

test('an agent is away from the end of a connection to the next one', () => {
  const entries = [
    connection('b', '2026-03-01T00:00:00Z', '2026-03-01T02:00:00Z'),
    connection('a', '2026-03-01T03:00:00Z', null),
    connection('a', '2026-03-01T00:00:00Z', '2026-03-01T01:00:00Z'),
    { ...connection('ada', '2026-03-01T00:00:00Z', '2026-03-01T01:00:00Z'), kind: 'training' },
    connection('c', '2026-03-01T00:00:00Z', null),
  ];
  expect(agentAbsences(entries)).toEqual([
    { agentId: 'b', lostAt: '2026-03-01T02:00:00Z', backAt: null },
    { agentId: 'a', lostAt: '2026-03-01T01:00:00Z', backAt: '2026-03-01T03:00:00Z' },
  ]);
  expect(agentAbsences([])).toEqual([]);
});
