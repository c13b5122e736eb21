import { expect, test } from 'vitest';
import { type NamedRow, rowKey, rowLabel, rowTexts } from './row-names';

test.each<[NamedRow, string, string, string[]]>([
  [
    { kind: 'Metrics', name: 'validation|loss' },
    'Metrics|validation|loss',
    '[V] loss',
    ['loss', 'validation loss', 'validation/loss'],
  ],
  [
    { kind: 'Hyperparameters', name: 'optimizer.lr' },
    'Hyperparameters|optimizer.lr',
    'optimizer.lr',
    ['optimizer.lr', 'Hyperparameters optimizer.lr'],
  ],
  [
    { kind: 'Cost', name: 'slot-hours' },
    'Cost|slot-hours',
    'slot-hours',
    ['slot-hours', 'Cost slot-hours'],
  ],
])(
  '%j has a key in the link, a label, and texts that a filter searches',
  (row, key, label, texts) => {
    expect(rowKey(row)).toBe(key);
    expect(rowLabel(row)).toBe(label);
    expect(rowTexts(row)).toEqual(texts);
  },
);
