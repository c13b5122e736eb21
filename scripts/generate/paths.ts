import type { Contract, Operation } from './contract';
import { omitting } from './delta';
import type { Target } from './place';

/** The operations of a contract by path. */
export function pathsOf({ operations }: Contract): Map<string, Operation[]> {
  const paths = new Map<string, Operation[]>();
  for (const each of operations) paths.set(each.path, [...(paths.get(each.path) ?? []), each]);
  return paths;
}

/** The type `paths` of openapi-fetch: by path and method, the arguments and the decoded answer. */
export function emitPaths(contract: Contract, { place, same }: Target) {
  const paths = [...pathsOf(contract)].filter(([path]) => !same?.paths.has(path));
  const text = paths.map(([path, operations]) => emitPath(path, operations)).join('\n');
  const types = ['Endpoint', 'StreamEndpoint'].filter((each) => text.includes(` ${each}<`));
  const replaced = same && [...pathsOf(same.older).keys()].filter((path) => !same.paths.has(path));
  return [
    `import type { ${types.join(', ')} } from '${place.client}/endpoint';`,
    ...(replaced ? [`import type { paths as BasePaths } from '${place.base}/paths';`] : []),
    "import type { Answers, Arguments } from './signatures';",
    '',
    '/** Every path of the contract, as openapi-fetch reads it. */',
    ...(replaced
      ? omitting('export interface paths extends Omit<BasePaths, ', { names: replaced, end: '> {' })
      : ['export interface paths {']),
    text,
    '}',
    '',
  ].join('\n');
}

/** The member of a path. */
export const emitPath = (path: string, operations: readonly Operation[]) =>
  [
    `  '${path}': {`,
    ...operations.map((each) => `    ${each.method.toLowerCase()}: ${endpoint(each)};`),
    '  };',
  ].join('\n');

function endpoint({ id, stream, parameters }: Operation) {
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => `'${name}'`);
  const type = stream ? 'StreamEndpoint' : 'Endpoint';
  return `${type}<Arguments['${id}'], ${inPath.join(' | ') || 'never'}, Answers['${id}']>`;
}
