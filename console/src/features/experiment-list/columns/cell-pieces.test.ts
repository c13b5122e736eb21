import type { RunState } from '@trainyard/sdk/model';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { searchRow } from '~/test/search-row';
import { experimentColumns } from './columns';

const rowOf = (change: Parameters<typeof searchRow>[0]['experiment']) => ({
  id: 1,
  ...searchRow({ experiment: change ?? {}, bestValidation: { loss: 0.5 } }),
});

const columnOf = (id: string) => experimentColumns().find((column) => column.id === id);

function textsOf(id: string, change: Parameters<typeof rowOf>[0], width = 400) {
  const pieces = columnOf(id)?.paint?.(rowOf(change), width);
  return pieces?.flatMap(({ text }) => text ?? []);
}

test('every cell that is more than a text defines how it is painted', () => {
  const row = rowOf({ labels: ['baseline'], forkedFrom: 3, endTime: '2026-11-05T11:00:00Z' });
  const unpainted = experimentColumns().filter(
    ({ cell, paint }) => !paint && isValidElement(cell?.(row)),
  );
  expect(unpainted).toEqual([]);
});

test('a name is painted with as many labels as there is room for', () => {
  const labels = ['swin', 'baseline', 'tuned'];
  expect(textsOf('name', { name: 'unet', labels })).toEqual(['unet', 'baseline', 'swin', '+1']);
  expect(textsOf('name', { name: 'unet', labels }, 250)).toEqual(['unet', 'baseline', '+2']);
  expect(textsOf('name', { name: 'unet', archived: true })).toEqual(['unet', 'Archived']);
});

test('a row without tags has a dash in their column, like any missing value', () => {
  const tags = experimentColumns().find(({ id }) => id === 'tags');
  expect([tags?.cell?.(rowOf({ labels: [] })), tags?.paint?.(rowOf({ labels: [] }), 140)]).toEqual([
    null,
    undefined,
  ]);
});

test('cells are painted with their visible text', () => {
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
  expect(textsOf('forkedFrom', {})).toBeUndefined();
  expect(textsOf('duration', { endTime: '2026-11-05T11:00:00Z' })).toEqual(['1h']);
  expect(textsOf('progress', { state: 'STATE_COMPLETED' })).toEqual(['100%']);
});
