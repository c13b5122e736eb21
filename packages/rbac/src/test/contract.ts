import { readFileSync } from 'node:fs';

/** Reads from the contract's text which users may call an operation. */
export type PermissionNote = { basic: string; rbac: string; whenDenied: string; scope: string };

type Contract = {
  paths: Record<string, Record<string, { operationId?: string; 'x-permissions'?: PermissionNote }>>;
};

/** The notes of a contract by operation id. */
export function permissionNotes(name = 'openapi.json'): Array<[string, PermissionNote]> {
  const file = new URL(`../../../../openapi/package/dist/${name}`, import.meta.url);
  const contract: Contract = JSON.parse(readFileSync(file, 'utf8'));
  const notes: Array<[string, PermissionNote]> = [];
  for (const path of Object.values(contract.paths)) {
    for (const { operationId, 'x-permissions': note } of Object.values(path)) {
      if (operationId !== undefined && note !== undefined) notes.push([operationId, note]);
    }
  }
  return notes;
}
