import { expect, test } from 'vitest';
import { editsBetween, nearestNames, unknownName } from './nearest-names';

const names = [
  'hp.lr',
  'hp.optimizer.name',
  'hp.global_batch_size',
  'hp.weight_decay',
  'validation.validation_loss',
  'validation.validation_accuracy',
  'training.loss.last',
];

test.each([
  ['hp.learning_rate', ['hp.lr']],
  ['hp.lr2', ['hp.lr']],
  ['hp.LR', ['hp.lr']],
  ['hp.batch_size', ['hp.global_batch_size']],
  ['hp.wd', ['hp.weight_decay']],
  ['hp.optimizer', ['hp.optimizer.name']],
  ['validation.loss', ['validation.validation_loss']],
  ['validation.acc', []],
  ['training.los.last', ['training.loss.last']],
  ['hp.validation_loss', ['validation.validation_loss']],
  ['hp.dropout', []],
])('%s may have meant %j', (name, expected) => {
  expect(nearestNames(name, names)).toEqual(expected);
});

test('a text names what nothing has, and the nearest that exist', () => {
  expect(unknownName('hp.learning_rate', names, 'experiment')).toBe(
    'No experiment here has hp.learning_rate. Did you mean hp.lr?',
  );
  expect(unknownName('hp.dropout', names, 'run')).toBe('No run here has hp.dropout.');
  expect(unknownName('hp.abd', ['hp.abc', 'hp.abe', 'hp.xyz'], 'run')).toBe(
    'No run here has hp.abd. Did you mean hp.abc or hp.abe?',
  );
});

test('edits between words are counted', () => {
  expect(editsBetween('kitten', 'sitting')).toBe(3);
  expect(editsBetween('', 'abc')).toBe(3);
});
