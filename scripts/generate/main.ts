import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundle, readContract } from './contract';
import { emitDecoders } from './decoders';
import { emitCalls, emitOperations, emitOperationTypes } from './operations';
import { emitWireTable } from './sandbox';
import { decodedView, typesOf } from './views';

const root = resolve(import.meta.dirname, '../..');
const header =
  '// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.\n\n';

const bundled = resolve(root, 'packages/sdk/openapi.json');
bundle(root, bundled);
const contract = readContract(bundled);

write('packages/sdk/src/generated/types.ts', await typesOf(decodedView(contract.document)));
write('packages/sdk/src/generated/wire.ts', await typesOf(contract.document));
write('packages/sdk/src/generated/decoders.ts', emitDecoders(contract));
write('packages/sdk/src/generated/operations.ts', emitOperations(contract));
write('packages/sdk/src/generated/operation-ids.ts', emitOperationTypes(contract));
write('packages/sdk/src/generated/calls.ts', emitCalls(contract));
write('packages/sandbox/src/generated/wire-table.ts', emitWireTable(contract));
process.stdout.write(
  `generated: ${contract.operations.length} operations, ${contract.schemas.size} schemas, ${contract.enums.size} enums\n`,
);

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
