import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './main.mjs';
import { countTests } from './steps.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'a.test.ts'),
  status,
  assertionResults: tests.map((result, at) => ({ status: result, fullName: `test ${at + 1}` })),
});

const report = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

test('tests are counted one by one, failed ones by name', () => {
  const text = report(2, 1, file('failed', 'passed', 'failed'), file('passed', 'passed'));
  expect(countTests(1, text)).toEqual({ passed: 2, failed: 1, names: ['a.test.ts: test 2'] });
});

test('the message of a failed test is shown, without the frames of the runner', () => {
  const failed = {
    ...file('failed', 'failed'),
    assertionResults: [
      {
        status: 'failed',
        fullName: 'test 1',
        failureMessages: ['Error: no\n    at /app/a.test.ts:3\n    at node_modules/x.js:1'],
      },
    ],
  };
  expect(countTests(1, report(0, 1, failed)).names).toEqual([
    'a.test.ts: test 1\n✗       Error: no\n✗           at /app/a.test.ts:3',
  ]);
});

test('a file that does not load is a failure', () => {
  const text = report(1, 0, file('failed'), file('passed', 'passed'));
  expect(countTests(1, text)).toEqual({ passed: 1, failed: 1, names: ['a.test.ts did not load'] });
});

test('a run that fails outside its tests is a failure', () => {
  expect(countTests(1, report(3, 0, file('passed', 'passed')))).toMatchObject({
    passed: 3,
    failed: 1,
  });
  expect(countTests(127, '{}')).toMatchObject({ passed: 0, failed: 1 });
});

test('a run without tests proves nothing', () => {
  expect(countTests(0, '{}')).toMatchObject({ passed: 0, failed: 1 });
});
