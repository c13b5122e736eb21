import type { Contract } from './contract';

/** The lists that come in pages, how each counts (`x-paging`), and the field of its rows. */
export function emitPagingTable({ document, schemas, operations }: Contract) {
  const rows = operations.flatMap(({ id, path, method, response, stream }) => {
    const family = familyOf(document.paths[path]?.[method.toLowerCase()]);
    if (!family || stream) return [];
    const [list, second] = (schemas.get(response) ?? []).filter(({ repeated }) => repeated);
    if (!list || second) throw new Error(`contract: ${id} has pages of no one list`);
    return [`  ${id}: { family: '${family}', list: '${list.name}' },`];
  });
  return [
    '/** Lists that come in pages: A is cut in memory, B in SQL, C (in the body) serves groups and roles. */',
    'export const pagingTable = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

function familyOf(node: object | undefined): string | undefined {
  const paging: unknown = node && 'x-paging' in node ? node['x-paging'] : undefined;
  const isNamed = typeof paging === 'object' && paging !== null && 'family' in paging;
  return isNamed ? String(paging.family) : undefined;
}
