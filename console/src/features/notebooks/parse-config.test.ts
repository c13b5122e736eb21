import { expect, test } from 'vitest';
import { parseConfig } from './notebook-form';

test('a config is an object', () => {
  expect(parseConfig('resources:\n  slots: 1\n', 'JupyterLab')).toEqual({
    config: { resources: { slots: 1 } },
  });
  expect(parseConfig('just words', 'JupyterLab')).toEqual({ problem: 'Invalid YAML on line 1.' });
});

test('what is wrong names its line', () => {
  expect(parseConfig(' ', 'JupyterLab')).toEqual({ problem: 'JupyterLab config required' });
  expect(parseConfig('a: 1\nb: [1\nc: 2', 'JupyterLab')).toEqual({
    problem: 'Invalid YAML on line 3.',
  });
});
