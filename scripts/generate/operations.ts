import type { Contract, Operation } from './contract';

const required = (operation: Operation) => [
  ...operation.parameters
    .filter((parameter) => parameter.required && parameter.enforced)
    .map(({ name }) => name),
  ...(operation.body?.required ? ['body'] : []),
];

/** One constant per operation, so that a page carries only those it calls. */
export function emitOperations({ operations }: Contract) {
  const decoders = [...new Set(operations.map(({ response }) => `decode${response}`))].sort();
  const constants = operations.map((operation) => {
    const parts = [
      `id: '${operation.id}'`,
      `method: '${operation.method}'`,
      `path: '${operation.path}'`,
      `required: '${required(operation).join(' ')}'`,
      ...(operation.stream ? ['stream: true'] : []),
      ...(operation.isPublic ? ['open: true'] : []),
      `decode: decode${operation.response}`,
    ];
    return `export const ${operation.id}: Operation<'${operation.id}'> = { ${parts.join(', ')} };`;
  });
  return [
    "import type { Operation } from '../operation';",
    `import {\n  ${decoders.join(',\n  ')},\n} from './decoders';`,
    '',
    ...constants,
    '',
  ].join('\n');
}

/** One documented function per operation. */
export function emitCalls({ operations }: Contract) {
  const calls = operations.map((operation) => {
    const type = operation.stream ? 'StreamCall' : 'Call';
    const method = operation.stream ? 'stream' : 'call';
    return [
      emitDoc(operation),
      `export const ${operation.id}: ${type}<'${operation.id}'> = (client, args, options) =>`,
      `  client.${method}(operations.${operation.id}, args, options);`,
      '',
    ].join('\n');
  });
  return [
    "import type { Call, StreamCall } from '../call';",
    "import * as operations from './operations';",
    '',
    ...calls,
  ].join('\n');
}

/** From operation id to types, for the tables that are indexed by it. */
export function emitOperationTypes({ operations }: Contract) {
  const ids = (pick: (operation: Operation) => boolean) =>
    operations
      .filter(pick)
      .map(({ id }) => `  | '${id}'`)
      .join('\n');
  return [
    '/** Operations that answer once. */',
    `export type UnaryId =\n${ids(({ stream }) => !stream)};`,
    '/** Operations that answer line by line. */',
    `export type StreamId =\n${ids(({ stream }) => stream)};`,
    '',
  ].join('\n');
}

function emitDoc({
  summary,
  description,
  method,
  path,
  statuses,
  permissions,
  deprecated,
}: Operation) {
  const failures = Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, text]) => `@throws ApiError ${status}: ${text}`);
  const lines = [
    `${summary}. \`${method} ${path}\``,
    '',
    ...wrap(description),
    '',
    ...wrap(`Who may: ${permissions.basic}; with roles: ${permissions.rbac}.`),
    '',
    ...failures.flatMap(wrap),
    ...(deprecated ? ['@deprecated by the master'] : []),
  ];
  return [
    '/**',
    ...lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()),
    ' */',
  ].join('\n');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 96)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
