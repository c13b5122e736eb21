import { expect, test } from 'vitest';
import { numberTexts } from './number-texts';

test.each([
  ['sampled shares', [0.395, 0.19271], ['0.3950', '0.1927']],
  ['shares with a tiny one', [0.395, 0.19271, 0.00057], ['0.3950', '0.1927', '0.0006']],
  ['sampled small numbers', [0.00072295, 0.0020299], ['7.229e-4', '2.030e-3']],
  ['chosen numbers', [0.1, 0.01, 0.025], ['0.100', '0.010', '0.025']],
  ['whole numbers', [32, 1024], ['32', '1,024']],
  ['large numbers', [1234.5, 0.5], ['1,234.5', '0.5']],
  ['zero', [0, 0.25], ['0', '0.25']],
  ['no numbers', ['adam'], []],
])('%s of a column have the same decimals', (_, values, texts) => {
  const textOf = numberTexts(values);
  expect(values.flatMap((value) => (typeof value === 'number' ? [textOf(value)] : []))).toEqual(
    texts,
  );
});
