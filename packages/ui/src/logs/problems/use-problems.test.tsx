import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logEntry, memoryLog } from '../../test/memory-log';
import type { LogEntry } from '../window/log-entry';
import type { LogSource } from '../window/log-source';
import { useProblems } from './use-problems';

const early = logEntry(3, { text: 'worker 1 died', level: 'error' });
const late = logEntry(900, { text: 'worker 2 died', level: 'error' });
const written = logEntry(901, { text: 'worker 3 died', level: 'error' });

/** A log whose search does not find the early problem. */
function sourceThatMisses(): LogSource {
  const source = memoryLog([early, late]);
  const problems = async function* () {
    yield [late].flatMap((line) => source.problemOf(line) ?? []);
  };
  return { ...source, scan: { ...source.scan, problems } };
}

test('a problem that the search leaves out is counted once its line is read, each line once (A1)', async () => {
  const source = sourceThatMisses();
  const { result, rerender } = renderHook(
    (entries: readonly LogEntry[]) => useProblems(source, entries),
    { initialProps: [late] },
  );
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.problems.errors).toBe(1);
  rerender([early, late]);
  await waitFor(() => expect(result.current.problems.errors).toBe(2));
  rerender([early, late, written]);
  await waitFor(() => expect(result.current.problems.errors).toBe(3));
  // scrolled away and read again
  rerender([{ ...early }, { ...late }]);
  expect(result.current.problems.errors).toBe(3);
  expect(result.current.hits.places.map(({ id }) => id)).toEqual(['3', '900', '901']);
  const [group] = result.current.problems.groups.values();
  expect(group?.places.map(({ id }) => id)).toEqual(['3', '900', '901']);
});
