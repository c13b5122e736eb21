import { expect, test } from 'vitest';
import { checkNode } from './bootstrap.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (found) => {
  expect(() => checkNode('>=20.19', found)).not.toThrow();
});

test.each(['20.18.3', '18.20.0', '9.9.9'])('Node %s is rejected in one sentence', (found) => {
  expect(() => checkNode('>=20.19', found)).toThrow(
    `Trainyard needs Node 20.19 or newer; this is ${found}.`,
  );
});
