import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { bundle, readContract, readHomes } from './contract';
import { emitDecoders } from './decoders';
import { emitBarrel, emitCalls, emitOperations, emitOperationTypes, emitTable } from './operations';
import { emitPagingTable } from './paging';
import { emitWireTable } from './sandbox';
import { decodedView, typesOf } from './views';

const root = resolve(import.meta.dirname, '../..');
const header =
  '// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.\n\n';

const bundled = resolve(root, 'packages/sdk/openapi.json');
bundle(root, bundled);
const contract = readContract(bundled, readHomes(root));

write('packages/sdk/src/generated/types.ts', await typesOf(decodedView(contract.document)));
write('packages/sdk/src/generated/wire.ts', await typesOf(contract.document));
writeFolder('packages/sdk/src/generated/decoders', emitDecoders(contract));
writeFolder('packages/sdk/src/generated/operations', emitOperations(contract), 'barrel');
write('packages/sdk/src/generated/operation-ids.ts', emitOperationTypes(contract));
writeFolder('packages/sdk/src/generated/calls', emitCalls(contract), 'barrel');
const type = {
  text: '{ readonly [Id in OperationId]: Operation<Id> }',
  from: "import type { Operation, OperationId } from '../operation';",
};
write(
  'packages/sdk/src/generated/operation-table.ts',
  emitTable(contract, { folder: 'operations', name: 'operationTable', type }),
);
write(
  'packages/sdk/src/generated/call-table.ts',
  emitTable(contract, { folder: 'calls', name: 'callTable' }),
);
write('packages/sdk/src/generated/paging-table.ts', emitPagingTable(contract));
write('packages/sandbox/src/generated/wire-table.ts', emitWireTable(contract));
process.stdout.write(
  `generated: ${contract.operations.length} operations, ${contract.schemas.size} schemas, ${contract.enums.size} enums\n`,
);

/** A file per resource; those of resources that are gone go too. */
function writeFolder(path: string, files: Record<string, string>, barrel?: 'barrel') {
  for (const [name, text] of Object.entries(files)) write(`${path}/${name}.ts`, text);
  for (const file of readdirSync(resolve(root, path)))
    if (!(file.replace(/\.ts$/, '') in files)) rmSync(resolve(root, path, file));
  if (barrel) write(`${path}.ts`, emitBarrel(basename(path), files));
}

function write(path: string, text: string) {
  const file = resolve(root, path);
  mkdirSync(dirname(file), { recursive: true });
  const next = `${header}${text.trimEnd()}\n`;
  if (read(file) !== next) writeFileSync(file, next);
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
