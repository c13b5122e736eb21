import { expect, test } from 'vitest';
import { drawFigure, type FigureInk } from './figure';
import { asFigureSettings, type FigureSettings, figureDefaults } from './figure-settings';
import { type Recording, roughMeasure } from './recording-context';
import { svgOf } from './svg-file';

const ink: FigureInk = { color: (name) => name, toColor: (color) => color, measure: roughMeasure };

const names = [
  'resnet50-warmup-longer-batch-512',
  'detr-no-aux-loss-longer (84)',
  'yolo-warmup-longer-lr-half (50)',
  'a name that is so long that it cannot be in one row of a narrow figure, whatever comes beside it',
  'über-größe (14)',
];

const source = {
  picture: { draw: () => {} },
  size: { width: 450, height: 190 },
  legend: { kind: 'series' as const, items: names.map((name) => ({ name, color: '--c1' })) },
  axisNames: { x: 'Batches', y: 'validation_loss' },
};

const draw = (change: Partial<FigureSettings>, title = 'validation_loss') =>
  drawFigure(source, { ...figureDefaults, ...change, title }, ink);

/** Texts with their edges in pixels of the figure; those of turned texts are left out. */
function texts({ marks }: Recording) {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'text' || mark.moves.some(({ by }) => by === 'rotate')) return [];
    const scale = mark.moves.reduce(
      (all, move) => (move.by === 'scale' ? all * move.factor : all),
      1,
    );
    const shift = mark.align === 'center' ? 0.5 : 0;
    const left = (mark.x - mark.width * shift) * scale;
    return [{ text: mark.text, left, right: left + mark.width * scale, bottom: mark.y * scale }];
  });
}

test.each([
  ['below', 640, 'px'],
  ['below', 85, 'mm'],
  ['right', 640, 'px'],
  ['right', 85, 'mm'],
] as const)('a legend %s is whole in a figure of %d %s (E2)', async (legend, width, unit) => {
  const recording = await draw({ legend, width, unit });
  const figureTexts = texts(recording);
  const all = figureTexts.map(({ text }) => text).join('');
  for (const name of names) expect(all.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  for (const { text, left, right, bottom } of figureTexts) {
    expect(left, text).toBeGreaterThanOrEqual(0);
    expect(right, text).toBeLessThanOrEqual(recording.size.width);
    expect(bottom, text).toBeLessThan(recording.size.height);
  }
});

test('the width is exact, in pixels and in millimeters', async () => {
  expect((await draw({ width: 640 })).size.width).toBeCloseTo(640);
  expect((await draw({ width: 25.4, unit: 'mm', fontSize: 4 })).size.width).toBeCloseTo(96);
});

test('title, legend and names of the axes can be left out', async () => {
  const bare = await draw({ hasTitle: false, legend: 'none', hasAxisNames: false });
  expect(bare.marks.filter(({ kind }) => kind === 'text')).toEqual([]);
  const texts = (await draw({})).marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
  expect(texts).toContain('Batches');
  expect(texts.filter((text) => text === 'validation_loss')).toHaveLength(2);
});

test('the background is white or nothing', async () => {
  const whites = ({ marks }: Recording) =>
    marks.filter((mark) => mark.kind === 'rect' && mark.fill === '#ffffff').length;
  expect(whites(await draw({ ground: 'white' }))).toBe(1);
  expect(whites(await draw({ ground: 'transparent' }))).toBe(0);
});

test('the font size is that of the texts in the file', async () => {
  const recording = await draw({ fontSize: 22 * 0.75 });
  expect(svgOf(recording)).toContain('scale(2)');
});

test('stored settings that make no sense are replaced by defaults', () => {
  const stored = { width: 85, unit: 'mm', scale: 7, legend: 'above', fontSize: 'big', more: 1 };
  expect(asFigureSettings(stored)).toEqual({ ...figureDefaults, width: 85, unit: 'mm' });
  expect(asFigureSettings(null)).toEqual(figureDefaults);
});
