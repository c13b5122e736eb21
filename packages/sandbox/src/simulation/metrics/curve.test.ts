import { describe, expect, test } from 'vitest';
import { curveOf, metricAt, metricGroups, metricNames, metricsAt } from './curve';

const length = 20_000;
const curve = (hparams = {}, seed = 3) =>
  curveOf({ domain: 'vision', hparams: { lr: 1e-3, ...hparams }, seed, length });
const batches = Array.from({ length: 200 }, (_, index) => (index + 1) * 100);

describe('a curve', () => {
  test('is a pure function of its trial and the batch', () => {
    const forward = batches.map((batch) => metricsAt(curve(), 'training', batch));
    const backward = [...batches].reverse().map((batch) => metricsAt(curve(), 'training', batch));
    expect(backward.reverse()).toEqual(forward);
  });

  test('learns: loss falls, accuracy rises, with noise', () => {
    const [start, end] = [metricAt(curve(), 'loss', 100), metricAt(curve(), 'loss', length)];
    expect(start).toBeGreaterThan(4);
    expect(end).toBeLessThan(1.2);
    expect(metricAt(curve(), 'accuracy', length)).toBeGreaterThan(0.5);
    const falls = batches.filter(
      (batch) => metricAt(curve(), 'loss', batch + 100) < metricAt(curve(), 'loss', batch),
    );
    expect(falls.length).toBeGreaterThan(80);
    expect(falls.length).toBeLessThan(190);
  });

  test('hyperparameters matter: the best learning rate wins', () => {
    const final = (lr: number) =>
      [1, 2, 3, 4, 5].reduce(
        (total, seed) => total + metricAt(curve({ lr }, seed), 'validation_loss', length),
        0,
      );
    expect(final(1e-3)).toBeLessThan(final(1e-5));
    expect(final(1e-3)).toBeLessThan(final(4e-3));
  });

  test('without dropout validation is worse', () => {
    const gap = (dropout: number) => {
      const one = curve({ dropout, weight_decay: 0 });
      return metricAt(one, 'validation_loss', length) - metricAt(one, 'loss', length);
    };
    expect(gap(0)).toBeGreaterThan(gap(0.3));
  });

  test('a very high learning rate ends in NaN', () => {
    const wild = curve({ lr: 0.05 });
    expect(wild.divergesAt).toBeLessThan(length);
    expect(metricAt(wild, 'loss', wild.divergesAt - 1)).toBeLessThan(8);
    expect(metricAt(wild, 'loss', length)).toBeNaN();
    expect(metricAt(wild, 'validation_accuracy', length)).toBe(0.001);
  });

  test('names its metrics by group', () => {
    expect(metricNames(curve(), 'validation')).toEqual(['validation_accuracy', 'validation_loss']);
    expect(metricNames(curve(), 'nothing')).toEqual([]);
    const language = curveOf({ domain: 'language', hparams: {}, seed: 1, length });
    expect(metricGroups(language)).toEqual(['training', 'validation', 'evaluation']);
    expect(Object.keys(metricsAt(language, 'evaluation', 500))).toEqual(['hellaswag', 'mmlu']);
  });

  test('every metric of every domain is finite in a normal run', () => {
    for (const domain of ['vision', 'detection', 'language', 'speech'] as const) {
      const one = curveOf({ domain, hparams: {}, seed: 9, length });
      for (const group of metricGroups(one)) {
        expect(Object.values(metricsAt(one, group, 5000)).every(Number.isFinite)).toBe(true);
      }
    }
  });
});
