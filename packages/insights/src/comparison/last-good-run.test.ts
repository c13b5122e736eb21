import { expect, test } from 'vitest';
import { areNamedAlike, type EarlierRun, lastGoodRun, nameStem } from './last-good-run';

const run = (id: number, more: Partial<EarlierRun> = {}): EarlierRun => ({
  id,
  name: `r${id}x`,
  state: 'STATE_COMPLETED',
  projectId: 1,
  forkedFrom: null,
  ...more,
});
const failed = (id: number, more: Partial<EarlierRun> = {}) =>
  run(id, { state: 'STATE_ERROR', ...more });

test.each([
  ['resnet-lr-v3', 'resnet-lr'],
  ['resnet-lr-2', 'resnet-lr'],
  ['Fork of resnet', 'resnet'],
  ['fork of Continuation of ResNet (2)', 'resnet'],
  ['resnet copy copy', 'resnet'],
  ['resnet50', 'resnet50'],
  ['v2', 'v2'],
  ['', ''],
])('the stem of %j is %j', (name, stem) => {
  expect(nameStem(name)).toBe(stem);
});

test.each([
  ['resnet-lr', 'resnet-lr-v3', true],
  ['resnet-lr-bf16', 'resnet-lr', true],
  ['resnet-lr-bf16', 'resnet-lr-nodrop', false],
  ['train', 'train-bert-large', false],
  ['unet-fp', 'unet-fp16', false],
  ['a', 'a', true],
  ['', '', false],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)> 2', true],
])('%j and %j: named alike %s', (one, other, isAlike) => {
  expect(areNamedAlike(one, other)).toBe(isAlike);
  expect(areNamedAlike(other, one)).toBe(isAlike);
});

const found = (of: EarlierRun, others: readonly EarlierRun[]) => {
  const last = lastGoodRun(of, others);
  return last && [last.run.id, last.rule];
};

test('the nearest ancestor that completed, over one that failed and before newer relatives', () => {
  const others = [run(1), failed(5, { forkedFrom: 1 }), run(7, { forkedFrom: 1 })];
  expect(found(failed(9, { forkedFrom: 5 }), others)).toEqual([1, 'ancestor']);
});

test('without such an ancestor the newest run from the same one, also if that is gone', () => {
  const others = [failed(1), run(3, { forkedFrom: 1 }), run(6, { forkedFrom: 3 }), run(8)];
  expect(found(failed(9, { forkedFrom: 1 }), others)).toEqual([6, 'fork']);
  expect(found(failed(9, { forkedFrom: 2 }), [run(4, { forkedFrom: 2 })])).toEqual([4, 'fork']);
});

test('else the newest one of its project that is named alike', () => {
  const named = (id: number, name: string, more = {}) => run(id, { name, ...more });
  const others = [
    named(1, 'bert-base'),
    named(2, 'bert-base-2'),
    named(3, 'bert-base-3', { projectId: 2 }),
    named(4, 'bert-base-4', { state: 'STATE_CANCELED' }),
    named(5, 'unet-base'),
  ];
  expect(found(failed(9, { name: 'bert-base-9' }), others)).toEqual([2, 'name']);
});

test('runs after it, itself and unrelated ones are not chosen', () => {
  const after = run(10, { forkedFrom: 9, name: 'r9x' });
  expect(found(failed(9), [after, failed(9), run(3)])).toBeUndefined();
});

test('a chain that leads back to its start ends', () => {
  const others = [failed(1, { forkedFrom: 2 }), failed(2, { forkedFrom: 1 })];
  expect(found(failed(3, { forkedFrom: 2 }), others)).toBeUndefined();
});

test('on unrelated runs nothing is found', () => {
  const words = ['unet', 'bert', 'vit', 'detr', 'kws', 'llm', 'dino', 'clip'];
  const others = Array.from({ length: 200 }, (_, at) =>
    run(at + 1, { name: `${words[at % 8]}-${words[(at >> 3) % 8]}-x` }),
  );
  expect(found(failed(500, { name: 'swin-large' }), others)).toBeUndefined();
});
