import { expect, test } from 'vitest';
import { parseConfig } from './config-text';

test('a config is an object', () => {
  expect(parseConfig('resources:\n  slots: 1\n', 'JupyterLab config required')).toEqual({
    config: { resources: { slots: 1 } },
  });
  expect(parseConfig('just words', 'JupyterLab config required')).toEqual({
    problem: 'Invalid YAML on line 1.',
  });
});

test('an error names its line', () => {
  expect(parseConfig(' ', 'JupyterLab config required')).toEqual({
    problem: 'JupyterLab config required',
  });
  expect(parseConfig('a: 1\nb: [1\nc: 2', 'JupyterLab config required')).toEqual({
    problem: 'Invalid YAML on line 3.',
  });
});
