import type { Contract } from './contract';
import { argsName, type TypesBase } from './declare';
import { decoderOf, decoderParts } from './decoders';
import { equalKeys, keyOf } from './delta';
import { emitOperation } from './operations';
import { emitPath, pathsOf } from './paths';
import type { Same } from './place';

/** Compares the code of a contract with that of an older one; `types` compares their types. */
export function sameCode(own: Contract, older: Contract, types: TypesBase): Same {
  const decoders = equalKeys(decoderParts(own), decoderParts(older));
  const texts = new Map(older.operations.map((each) => [each.id, emitOperation(each)]));
  const operations = own.operations
    .filter((each) => texts.get(each.id) === emitOperation(each))
    .filter(({ response }) => decoders.has(decoderOf(response)))
    .map(({ id }) => id);
  const before = pathsOf(older);
  const paths = [...pathsOf(own)]
    .filter(([path, calls]) => emitPath(path, calls) === emitPath(path, before.get(path) ?? []))
    .filter(([, calls]) =>
      calls.every(
        ({ id, response }) =>
          types.same.has(keyOf('signatures', argsName(id))) &&
          types.same.has(keyOf('types', response)),
      ),
    )
    .map(([path]) => path);
  const ids = new Set(own.operations.map(({ id }) => id));
  const gone = older.operations.filter(({ id }) => !ids.has(id));
  return { older, gone, decoders, operations: new Set(operations), paths: new Set(paths) };
}
