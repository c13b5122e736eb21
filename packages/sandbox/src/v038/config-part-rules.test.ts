import { expect, test } from 'vitest';
import { partProblems } from './config-part-rules';

const refused =
  '<config>.log_policies[0].action: must be one of "cancel_retries" or "exclude_node"';

test.each([
  [{ log_policies: [] }, []],
  [{ log_policies: [{ name: 'a', pattern: null }] }, []],
  [{ log_policies: [{ name: 'a', pattern: 'x', action: 'exclude_node' }] }, []],
  [{ log_policies: [{ pattern: 'x', action: { type: 'cancel_retries' } }] }, []],
  [{ log_policies: [{ pattern: 'x', action: 'restart' }] }, [refused]],
  [{ log_policies: [{ pattern: 'x', action: { type: 'restart' } }] }, [refused]],
  [{ log_policies: [{ name: 'a' }, { name: 'a' }] }, ['log_policies have duplicated names "a"']],
  [
    { preemption_timeout: '1h' },
    ['<config>.preemption_timeout: expected integer or null, but got string'],
  ],
])('%j of a 0.38.1 config', (top, problems) => {
  expect(partProblems(top)).toEqual(problems);
});
