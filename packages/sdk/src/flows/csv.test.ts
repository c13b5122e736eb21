import { expect, test } from 'vitest';
import { csvLine } from './csv';

test.each([
  [['a', 1, -2.5, true, null, undefined], 'a,1,-2.5,true,,'],
  [['a,b', 'say "x"', 'two\nlines', 'cr\r'], '"a,b","say ""x""","two\nlines","cr\r"'],
  [[Number.NaN, Number.POSITIVE_INFINITY, { a: [1] }], 'NaN,Infinity,"{""a"":[1]}"'],
  [['=1+1', '@x', ' plain'], '=1+1,@x, plain'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  [-1, '-1'],
  ['a=1', 'a=1'],
])('%j as %s is not a formula', (cell, text) => {
  expect(csvLine([cell], { isFormulaSafe: true })).toBe(`${text}\r\n`);
});
