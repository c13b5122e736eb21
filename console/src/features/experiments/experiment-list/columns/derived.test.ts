import { expect, test } from 'vitest';
import { derivedId, derivedOf } from './derived';
import { expressionRules } from './derived-expression';
import { dynamicColumn } from './dynamic-columns';

test('an error names its position in the expression', () => {
  expect(expressionRules('  ')).toBe('Expression is required');
  expect(expressionRules('1 +')).toMatch(/\(at the end\)$/);
  expect(expressionRules('1 + $')).toMatch(/\(at character 5\)$/);
  expect(expressionRules('1 + hp.lr')).toBeUndefined();
});

test('the id of a derived column holds its name and expression; an invalid expression has an error', () => {
  const derived = { name: 'loss per lr', expression: 'validation.loss / hp.lr' };
  expect(derivedOf(derivedId(derived))).toEqual(derived);
  expect(derivedOf('validation.loss')).toBeUndefined();
  expect(dynamicColumn(derivedId(derived))).toMatchObject({ title: 'loss per lr', kind: 'number' });
  expect(dynamicColumn('fx.bad=1 +')).toMatchObject({
    title: 'bad',
    isUnsortable: true,
    fault: '1 + cannot be read: A number or a column is missing (at the end)',
  });
});
