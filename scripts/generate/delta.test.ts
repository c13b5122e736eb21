import { describe, expect, test } from 'vitest';
import type { Contract } from './contract';
import { baseOf, declareTypes } from './declare';
import { contractOf, fixture } from './fixture';
import { commonMethods } from './methods';
import { emitTypes } from './types';

const older = contractOf(fixture);

async function deltaOf(newer: Contract) {
  const [own, base] = await Promise.all([declareTypes(newer), declareTypes(older)]);
  return { own, base: baseOf(own, base) };
}

const changed = (change: (document: typeof fixture) => void) => {
  const document = structuredClone(fixture);
  change(document);
  return contractOf(document);
};

describe('types of a contract on top of an older one', () => {
  test('an equal contract declares nothing and exports everything again', async () => {
    const { own, base } = await deltaOf(older);
    const { types, wire, signatures } = emitTypes(own, base);
    expect(types).toContain('  Train,\n');
    expect(types).toContain("} from '../types';");
    expect(types).toContain('export interface operations extends Omit<BaseOperations, never> {\n}');
    expect([types, wire, signatures].join('\n')).not.toContain('export type Train');
    expect(signatures).toContain(
      "  GetTrainArgs,\n  PutTrainArgs,\n  WatchTrainsArgs,\n} from '../",
    );
  });

  test('a changed schema is declared with all that refers to it', async () => {
    const { own, base } = await deltaOf(
      changed(({ components }) => {
        Object.assign(components.schemas.Car.properties, { doors: { type: 'integer' } });
      }),
    );
    const { types, signatures } = emitTypes(own, base);
    expect(types).toContain('export type Car = {');
    expect(types).toContain('export type Train = {');
    expect(types).toMatch(/import type \{.*\bState\b.*\} from '..\/types';/);
    expect(types).not.toContain('export type State =');
    expect(types).toContain("Omit<BaseComponents['schemas'],\n  | 'Car'\n");
    expect(types).toMatch(/extends Omit<BaseOperations,\n {2}\| 'getTrain'\n/);
    expect(signatures).toContain('export type PutTrainArgs = {');
    expect(signatures).toContain("  GetTrainArgs,\n  WatchTrainsArgs,\n} from '../signatures';");
  });

  test('methods are common where text, arguments and answer are alike', async () => {
    const same = await deltaOf(older);
    const input = { older, translated: [] };
    expect([...commonMethods(older, { ...input, base: same.base })]).toEqual([
      'getTrain',
      'putTrain',
      'watchTrains',
    ]);
    const newer = changed(({ paths }) => {
      paths['/api/v1/trains/{id}'].get.summary = 'Get another train';
    });
    const { base } = await deltaOf(newer);
    expect([...commonMethods(newer, { ...input, base })]).toEqual(['putTrain', 'watchTrains']);
  });
});
