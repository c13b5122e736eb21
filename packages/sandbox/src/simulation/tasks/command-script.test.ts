import { expect, test } from 'vitest';
import { playCommand } from './command-script';

const defaults = 5000;

test.each([
  [['bash', '-c', 'echo hello; echo oops >&2; sleep 3; exit 3'], ['hello', '!oops'], 3, 3000],
  [['sh', '-c', 'false && echo no || echo yes'], ['yes'], 0, 0],
  [['bash', '--login', '-c', 'echo "a; b" && true'], ['a; b'], 0, 0],
  [['sleep', '600'], [], 0, 600_000],
  [['false'], [], 1, 0],
  [['echo', 'two words'], ['two words'], 0, 0],
  // a program that cannot be simulated runs for a while
  [['python3', 'train.py'], [], 0, defaults],
  [['bash', '-c', 'exit 300; echo never'], [], 44, 0],
])('%j', (entrypoint, lines, exitCode, atLeast) => {
  const script = playCommand(entrypoint, defaults);
  const writtenLines = script.lines.map(({ log, stdtype }) =>
    stdtype === 'stderr' ? `!${log}` : log,
  );
  expect(writtenLines).toEqual(lines);
  expect(script.exitCode).toBe(exitCode);
  expect(script.takesMs).toBeGreaterThanOrEqual(atLeast);
  expect(script.takesMs).toBeLessThan(atLeast + 100);
});

test('without a command the entrypoint reports that', () => {
  expect(playCommand([], defaults)).toMatchObject({ exitCode: 1, lines: [{ stdtype: 'stderr' }] });
});
