import type { Contract, Operation } from './contract';

/** The type `paths` of openapi-fetch: by path and method, the arguments and the decoded answer. */
export function emitPaths({ operations }: Contract, client: string) {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const isStreamed = operations.some(({ stream }) => stream);
  return [
    `import type { Endpoint${isStreamed ? ', StreamEndpoint' : ''} } from '${client}/endpoint';`,
    "import type { Answers, Arguments } from './signatures';",
    '',
    '/** Every path of the contract, as openapi-fetch reads it. */',
    'export interface paths {',
    ...paths.flatMap((path) => [
      `  '${path}': {`,
      ...operations
        .filter((each) => each.path === path)
        .map((each) => `    ${each.method.toLowerCase()}: ${endpoint(each)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

function endpoint({ id, stream, parameters }: Operation) {
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => `'${name}'`);
  const type = stream ? 'StreamEndpoint' : 'Endpoint';
  return `${type}<Arguments['${id}'], ${inPath.join(' | ') || 'never'}, Answers['${id}']>`;
}
