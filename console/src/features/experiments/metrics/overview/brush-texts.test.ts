import { expect, test } from 'vitest';
import { brushesOfTexts, textsOfBrushes } from './brush-texts';

test('brushes are the same after a link', () => {
  const brushes = new Map([
    ['model.act~ lr%', [[0.2, 0.55] as const]],
    ['validation|loss', [[0, 0.1] as const, [0.9, 1] as const]],
  ]);
  const texts = textsOfBrushes(brushes);
  expect(texts).toEqual([
    'model.act%7E%20lr%25~0.2~0.55',
    'validation%7Closs~0~0.1',
    'validation%7Closs~0.9~1',
  ]);
});

test.each([['lr'], ['lr~0.5~0.2'], ['lr~0~2'], ['lr~a~b'], ['%~0~1'], ['~0~1'], ['']])(
  'the text %j of a link is ignored',
  (text) => {
    expect(brushesOfTexts([text])).toEqual(new Map());
  },
);
