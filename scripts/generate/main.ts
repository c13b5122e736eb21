import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedArguments } from '../../packages/sdk/src/v038/arguments';
import { readBoth, without } from './both';
import { emitChanges } from './changes';
import type { Contract } from './contract';
import { baseOf, type DeclaredTypes, declareTypes, type TypesBase } from './declare';
import { emitDecoders } from './decoders';
import { root, writer } from './files';
import { commonMethods, emitMethods, isOfRunner } from './methods';
import {
  emitBarrel,
  emitCalls,
  emitDecoderTable,
  emitList,
  emitOperations,
  emitOperationTypes,
} from './operations';
import { emitPaths } from './paths';
import { homePlace, place038, type Target } from './place';
import { emitReleases } from './releases';
import { emitRestore } from './restore';
import { sameCode } from './same';
import { emitWireDelta, emitWireTable } from './sandbox';
import { emitLifetimes, emitNew, emitPagingTable, emitParameterKinds } from './tables';
import { emitBodies, emitTypes, importOf } from './types';

const generated = 'packages/sdk/src/generated';
const [contract, contract038] = readBoth(root);

const declared = await declareTypes(contract);
const declared038 = await declareTypes(contract038);
const base = baseOf(declared038, declared);
const translated = contract.operations.filter(({ id }) => id in changedArguments);
const common = commonMethods(contract038, { base, older: contract, translated });

const home = writer('openapi/openapi.yaml');
writeContract(home, {
  contract,
  declared,
  calls: contract,
  folder: generated,
  target: { place: homePlace },
});
const both = writer('openapi/openapi.yaml and openapi/v038');
both.write(
  `${generated}/methods.ts`,
  emitMethods(contract, {
    name: 'Methods023',
    about: 'Every operation of a 0.23.4 master as a method of a client.',
    own: '..',
    common,
  }),
);
home.write(
  `${generated}/runner-methods.ts`,
  emitMethods(ofRunner(contract), {
    name: 'RunnerMethods023',
    about: 'The calls that training code makes, of a 0.23.4 master.',
    own: '..',
    isOfRunner: true,
  }),
);
home.write(
  `${generated}/runner-ids.ts`,
  `/** The names of the calls that training code makes, on any master. */\nexport const runnerIds =\n  '${[...new Set([contract, contract038].flatMap(({ operations }) => operations.filter(isOfRunner).map(({ id }) => id)))].sort().join(' ')}';\n`,
);
home.write(`${generated}/paging-table.ts`, emitPagingTable(contract));
home.write(`${generated}/parameter-kinds.ts`, emitParameterKinds(contract));
home.write('packages/sandbox/src/generated/wire-table.ts', emitWireTable(contract));
home.write(
  'packages/sandbox/src/generated/bodies.ts',
  emitBodies(declared, (names) => [importOf(names, '@trainyard/sdk/types')]),
);

const calls038 = without(contract038, contract);
const folder038 = `${generated}/v038`;
writeContract(both, {
  contract: contract038,
  declared: declared038,
  base,
  calls: calls038,
  folder: folder038,
  target: { place: place038, same: sameCode(contract038, contract, base) },
});
both.write(
  `${folder038}/methods.ts`,
  emitMethods(contract038, {
    name: 'Methods038',
    about: 'Every operation of a 0.38.1 master as a method of a client.',
    own: '../..',
    translated,
    common,
    from: '../methods',
  }),
);
both.write(
  `${folder038}/runner-methods.ts`,
  emitMethods(ofRunner(contract038), {
    name: 'RunnerMethods038',
    about: 'The calls that training code makes, of a 0.38.1 master.',
    own: '../..',
    translated,
    isOfRunner: true,
  }),
);
both.write(
  'packages/sandbox/src/generated/wire-delta-038.ts',
  emitWireDelta(contract038, contract),
);
both.write(
  'packages/sandbox/src/generated/bodies-038.ts',
  emitBodies(
    declared038,
    (names) => [
      "import type { schemas } from '@trainyard/sdk/v038';",
      '',
      ...names.map((name) => `type ${name} = schemas.${name};`),
    ],
    base,
  ),
);
both.write(`${folder038}/restore.ts`, emitRestore(contract, contract038));
both.write(`${generated}/new-in-038.ts`, emitNew(contract038));
both.write(`${generated}/lifetimes.ts`, emitLifetimes(contract, contract038));
const abilities = readFileSync(resolve(root, 'packages/sdk/src/v038/abilities.ts'), 'utf8');
writeFileSync(resolve(root, 'docs/releases.md'), emitReleases(abilities, contract, contract038));
writeFileSync(resolve(root, 'packages/sdk/changes.md'), emitChanges(contract, contract038));

for (const { operations, schemas, enums } of [contract, contract038])
  process.stdout.write(
    `generated: ${operations.length} operations, ${schemas.size} schemas, ${enums.size} enums\n`,
  );

/** A contract with only the calls of training code. */
function ofRunner(whole: Contract): Contract {
  return { ...whole, operations: whole.operations.filter(isOfRunner) };
}

type Written = {
  contract: Contract;
  declared: DeclaredTypes;
  /** the types of the base contract, if this one is a delta */
  base?: TypesBase;
  calls: Contract;
  folder: string;
  target: Target;
};

/** Types, decoders and operations of a contract, and functions for all or some of its calls. */
function writeContract(
  { write, writeFolder }: ReturnType<typeof writer>,
  { contract, declared, base: older, calls, folder, target }: Written,
) {
  for (const [name, text] of Object.entries(emitTypes(declared, older)))
    write(`${folder}/${name}.ts`, text);
  write(`${folder}/paths.ts`, emitPaths(contract, target));
  writeFolder(`${folder}/decoders`, emitDecoders(contract, target));
  write(`${folder}/decoder-table.ts`, emitDecoderTable(contract, target));
  const operations = emitOperations(contract, target);
  writeFolder(`${folder}/operations`, operations);
  write(`${folder}/operations.ts`, emitBarrel('operations', operations, target));
  write(`${folder}/operation-ids.ts`, emitOperationTypes(contract, target));
  const functions = emitCalls(calls, target.place);
  writeFolder(`${folder}/calls`, functions);
  write(`${folder}/calls.ts`, emitBarrel('calls', functions));
  write(`${folder}/operation-list.ts`, emitList(contract, target));
}
