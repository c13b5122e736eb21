import { describe, expect, test } from 'vitest';
import type { Contract } from './contract';
import { baseOf, declareTypes } from './declare';
import { emitDecoders } from './decoders';
import { contractOf, fixture } from './fixture';
import { commonMethods } from './methods';
import { emitBarrel, emitList, emitOperations, emitOperationTypes } from './operations';
import { emitPaths } from './paths';
import { place038 } from './place';
import { sameCode } from './same';
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
  test('an equal contract declares nothing and re-exports everything', async () => {
    const { own, base } = await deltaOf(older);
    const { types, wire, signatures, document } = emitTypes(own, base);
    expect(types).toContain('  Train,\n');
    expect(types).toContain("} from '../types';");
    expect(document).toContain(
      'export interface operations extends Omit<BaseOperations, never> {\n}',
    );
    expect([types, wire, signatures].join('\n')).not.toContain('export type Train');
    expect(signatures).toContain(
      "  GetTrainArgs,\n  GetTrainFormerArgs,\n  PutTrainArgs,\n  WatchTrainsArgs,\n} from '../",
    );
  });

  test('a changed schema is declared with all that refer to it', async () => {
    const { own, base } = await deltaOf(
      changed(({ components }) => {
        Object.assign(components.schemas.Car.properties, { doors: { type: 'integer' } });
      }),
    );
    const { types, signatures, document } = emitTypes(own, base);
    expect(types).toContain('export type Car = {');
    expect(types).toContain('export type Train = {');
    expect(types).toMatch(/import type \{.*\bState\b.*\} from '..\/types';/);
    expect(types).not.toContain('export type State =');
    expect(document).toContain("Omit<BaseComponents['schemas'],\n  | 'Car'\n");
    expect(document).toMatch(/extends Omit<BaseOperations,\n {2}\| 'getTrain'\n/);
    expect(signatures).toContain('export type PutTrainArgs = {');
    expect(signatures).toContain(
      "  GetTrainArgs,\n  GetTrainFormerArgs,\n  WatchTrainsArgs,\n} from '../signatures';",
    );
  });

  test('methods are common where their text is alike', async () => {
    const same = await deltaOf(older);
    const input = { older, translated: [] };
    const { ids, varying } = commonMethods(older, { ...input, base: same.base });
    expect([...ids]).toEqual(['getTrain', 'putTrain', 'watchTrains']);
    expect(varying.size).toBe(0);
    const newer = changed(({ paths }) => {
      paths['/api/v1/trains/{id}'].get.summary = 'Get another train';
    });
    const { base } = await deltaOf(newer);
    const changedText = commonMethods(newer, { ...input, base });
    expect([...changedText.ids]).toEqual(['putTrain', 'watchTrains']);
  });
});

describe('code of a contract on top of an older one', () => {
  const targetOf = async (newer: Contract) => {
    const { base } = await deltaOf(newer);
    return { place: place038, same: sameCode(newer, older, base) };
  };

  test('an equal contract has no code of its own', async () => {
    const target = await targetOf(older);
    const operations = emitOperations(older, target);
    expect(emitDecoders(older, target)).toEqual({});
    expect(operations).toEqual({});
    expect(emitBarrel('operations', operations, target)).toBe(
      "export { getTrain, putTrain, watchTrains } from '../operations/common';",
    );
    expect(emitOperationTypes(older, target)).toContain('export type UnaryId =\n  | BaseUnaryId;');
    expect(emitPaths(older, target)).toContain('extends Omit<BasePaths, never> {');
  });

  test('a changed schema brings the decoders and operations that use it', async () => {
    const newer = changed(({ components }) => {
      Object.assign(components.schemas.Car.properties, { doors: { type: 'integer' } });
    });
    const target = await targetOf(newer);
    const decoders = emitDecoders(newer, target).common;
    expect(decoders).toContain("import { State, TaskState } from '../../decoders/common';");
    expect(decoders).toContain('function decodeCar(');
    expect(decoders).not.toContain('const State');
    expect(Object.keys(emitOperations(newer, target))).toEqual(['common']);
    expect(emitPaths(newer, target)).toContain("  | '/api/v1/trains'\n  | '/api/v1/trains/{id}'\n");
  });

  test('a removed operation is left out', async () => {
    const newer = changed(({ paths }) => {
      Reflect.deleteProperty(paths['/api/v1/trains/{id}'], 'put');
    });
    const target = await targetOf(newer);
    expect(emitOperationTypes(newer, target)).toContain("Exclude<BaseUnaryId, 'putTrain'>");
    expect(emitBarrel('operations', {}, target)).toBe(
      "export { getTrain, watchTrains } from '../operations/common';",
    );
    expect(emitPaths(newer, target)).toContain("    get: Endpoint<Arguments['getTrain']");
    expect(emitList(newer, target)).toContain('...baseList.flatMap(');
  });
});
