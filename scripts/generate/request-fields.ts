import { readFileSync, writeFileSync } from 'node:fs';
import type { Document } from './contract';

/**
 * Gives the fields of request schemas that travel in the path or the query the description of that
 * parameter, so that the contract says it once. A field that has its own description keeps it.
 *
 * @param file a bundled contract, JSON; it is written again
 */
export function describeRequestFields(file: string) {
  const document: Document = JSON.parse(readFileSync(file, 'utf8'));
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const { operationId, parameters = [] } = operation;
    const schema = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`;
    const fields = document.components.schemas[schema]?.properties ?? {};
    for (const { name, description, 'x-field': field } of parameters) {
      const node = fields[typeof field === 'string' ? field : name];
      if (node && description) node.description ??= description;
    }
  }
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}
