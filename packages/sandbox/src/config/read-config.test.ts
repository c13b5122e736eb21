import { describe, expect, test } from 'vitest';
import { readConfig } from './read-config';

const withRest = (lines: string) =>
  `entrypoint: python3 x.py\nmax_restarts: 0\nsearcher: {name: single, metric: loss, max_length: {batches: 2_000}, smaller_is_better: yes}\n${lines}`;

// as measured on masters of both releases
describe('a config in YAML is read by the rules of a master', () => {
  test('numbers, booleans and the last of equal names', () => {
    expect(
      readConfig(
        withRest('hyperparameters: {use_ema: yes, steps: 1_000_000, mode: 0755, lr: 1, lr: 2}\n'),
      ),
    ).toMatchObject({
      searcher: { max_length: { batches: 2000 }, smaller_is_better: true },
      hyperparameters: { use_ema: true, steps: 1_000_000, mode: 493, lr: 2 },
    });
  });

  test('a name that reads as a boolean is refused', () => {
    expect(() => readConfig(withRest('name: on\n'))).toThrow(
      '<config>.name: expected string or null, but got boolean',
    );
  });

  test.each([
    ['name: [', 'error converting YAML to JSON: yaml: line 4: did not find expected node content'],
    ['data: {x: .nan}', 'error converting YAML to JSON: json: unsupported value: NaN'],
    ['data: {null: 1}', 'error converting YAML to JSON: Unsupported map key of type'],
  ])('%s is refused in its words', (lines, words) => {
    expect(() => readConfig(withRest(lines))).toThrow(words);
  });
});
