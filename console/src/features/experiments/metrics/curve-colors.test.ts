import { expect, test } from 'vitest';
import { curveColors } from './curve-colors';

const theme = {
  color: (variable: string) => `oklch(0.${variable.at(-1)} 0.1 200)`,
  colors: '',
};
const experiment = {
  config: {
    hyperparameters: {
      lr: { type: 'log', minval: -5, maxval: -1, base: 10 },
      layers: { type: 'int', minval: 1, maxval: 9 },
    },
  },
};
const trial = (trialId: number, hparams: Record<string, unknown>) => ({
  trialId,
  hparams,
  points: [],
  value: 1,
});
const trials = [
  trial(1, { lr: 1e-5, layers: 1 }),
  trial(2, { lr: 1e-3, layers: 2 }),
  trial(3, { lr: 0.1, layers: 9 }),
  trial(4, {}),
];
const colorsBy = (name: string) => curveColors(name, { experiment, trials, theme });

test('a scale is logarithmic where the search is, and its legend has the values themselves (A5)', () => {
  const byRate = colorsBy('lr');
  expect(byRate?.legend).toMatchObject({ kind: 'scale', title: 'lr', from: '1e-5', to: '0.1' });
  const shades = ['1', '2', '3'].map((id) => byRate?.colorOf(id));
  const scale = byRate?.legend.kind === 'scale' ? byRate.legend.colors : [];
  // 1e-3 is halfway between 1e-5 and 0.1
  expect(shades.map((shade) => scale.indexOf(shade ?? ''))).toEqual([0, 16, 31]);
  const byLayers = colorsBy('layers');
  expect(scale.indexOf(byLayers?.colorOf('2') ?? '')).toBe(4);
});

test('a trial without the hyperparameter is gray, and an unknown name colors nothing', () => {
  expect(colorsBy('lr')?.colorOf('4')).toBe('--off');
  expect(colorsBy('momentum')).toBeUndefined();
});
