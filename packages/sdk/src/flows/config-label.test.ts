import { expect, test } from 'vitest';
import { withLabel } from './config-label';

test.each([
  [{ name: 'a' }, '{"name":"a","labels":["x"]}'],
  [{ labels: ['b'] }, '{"labels":["b","x"]}'],
  ['{"labels":["b"]}', '{"labels":["b","x"]}'],
  ['name: a', 'name: a\nlabels: ["x"]\n'],
  ['name: a\n# end\n\n', 'name: a\n# end\nlabels: ["x"]\n'],
  ['labels: [b, c]\nname: a\n', 'labels: [b, c, "x"]\nname: a\n'],
  ['labels: []\n', 'labels: ["x"]\n'],
  ['labels:  # none yet\nname: a', 'labels: ["x"]\nname: a\n'],
  ['labels:\n  - b\n  - c\nname: a', 'labels:\n  - "x"\n  - b\n  - c\nname: a\n'],
  ['labels:\n- b\nname: a', 'labels:\n- "x"\n- b\nname: a\n'],
  ['"labels": null', 'labels: ["x"]\n'],
  ['environment:\n  labels: [z]\n', 'environment:\n  labels: [z]\nlabels: ["x"]\n'],
])('%j becomes %j', (config, labeled) => {
  expect(withLabel(config, 'x')).toBe(labeled);
});

test.each(['{name: a}', 'labels: &l [b]\n', 'labels: [b,\n  c]\n', 'a: 1\n...\n'])(
  '%j is rejected, because adding a label would break it',
  (config) => {
    expect(() => withLabel(config, 'x')).toThrow('give it as an object');
  },
);
