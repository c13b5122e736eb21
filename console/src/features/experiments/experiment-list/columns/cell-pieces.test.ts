import type { RunState } from '@trainyard/sdk/model';
import { contentOf } from '@trainyard/ui/table/grid/grid-row';
import { boxOf } from '@trainyard/ui/table/grid/pieces';
import { expect, test } from 'vitest';
import { searchRow } from '~/test/search-row';
import { namePieces } from './cell-pieces';
import { experimentColumns } from './columns';
import { dynamicColumn } from './dynamic-columns';

const rowOf = (change: Parameters<typeof searchRow>[0]['experiment']) => ({
  id: 1,
  ...searchRow({ experiment: change ?? {}, bestValidation: { loss: 0.5 } }),
});

const columnOf = (id: string) => experimentColumns().find((column) => column.id === id);

/** The texts of a cell of this width; a dash where the row lacks the value. */
function textsOf(id: string, change: Parameters<typeof rowOf>[0], width = 400) {
  const column = columnOf(id);
  if (!column) throw new Error(`There is no column ${id}.`);
  const content = contentOf(column, rowOf(change), width);
  if (typeof content === 'string') return content;
  return content.flatMap((piece) => boxOf(piece).text ?? []);
}

test('a name comes before tags: as many as it leaves room for, always with the number of the others (E7, H2)', () => {
  const labels = ['swin', 'baseline', 'tuned'];
  const long = 'yolo-warmup-longer-training-lr-half';
  const textsWithin = (name: string, width: number) => textsOf('name', { name, labels }, width);
  expect(textsWithin('unet', 400)).toEqual(['unet', 'baseline', 'swin', 'tuned']);
  expect(textsWithin('unet', 180)).toEqual(['unet', 'baseline', '+2']);
  expect(textsWithin(long, 400)).toEqual([long, 'baseline', '+2']);
  expect(textsWithin(long, 320)).toEqual([long, '+3']);
  expect(textsWithin(long, 300)).toEqual([long, '+3']);
  const ofTwo = textsOf('name', { name: 'unet', labels: ['baseline', 'swin'] }, 165);
  expect(ofTwo).toEqual(['unet', 'baseline', '+1']);
  const ofOne = textsOf('name', { name: long, labels: ['swin'] }, 300);
  expect(ofOne).toEqual([long, '+1']);
  expect(textsOf('name', { name: 'unet', archived: true })).toEqual(['unet', 'Archived']);
});

test('the number of tags tells them in its tooltip', () => {
  const name = 'yolo-warmup-longer-training-lr-half';
  const titles = namePieces(rowOf({ name, labels: ['swin', 'baseline'] }), 300)?.flatMap((piece) =>
    'title' in piece ? (piece.title ?? []) : [],
  );
  expect(titles).toEqual([name, 'baseline, swin']);
});

test('a value that a row lacks is a dash, and an experiment that runs has no end', () => {
  const lacking = {
    labels: [],
    progress: null,
    state: 'STATE_ACTIVE' as RunState,
    endTime: null,
  };
  expect(['tags', 'progress', 'forkedFrom'].map((id) => textsOf(id, lacking))).toEqual([
    '–',
    '–',
    '–',
  ]);
  expect(textsOf('endTime', lacking)).toEqual([]);
});

test('a hyperparameter that is true or false is a word, like any other value', () => {
  const column = dynamicColumn('hp.pretrained');
  const row = rowOf({ config: { hyperparameters: { pretrained: false } } });
  expect(column && contentOf(column, row)).toBe('false');
});

test('pieces have the words of their cell', () => {
  const states: [RunState, string][] = [
    ['STATE_COMPLETED', 'Completed'],
    ['STATE_ERROR', 'Errored'],
  ];
  expect(states.map(([state]) => textsOf('state', { state }))).toEqual([
    ['Completed'],
    ['Errored'],
  ]);
  expect(textsOf('user', { username: 'maria' })).toEqual(['M', 'maria']);
  expect(textsOf('forkedFrom', { forkedFrom: 12 })).toEqual(['12']);
  expect(textsOf('duration', { endTime: '2026-11-05T11:00:00Z' })).toEqual(['1h']);
  expect(textsOf('progress', { state: 'STATE_COMPLETED' })).toEqual([]);
});
