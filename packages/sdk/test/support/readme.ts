import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './contract';

/** Returns the blocks of code of a package's README in one language: `ts`, `tsx`, `js`. */
export const blocksOf = (language: string, name = 'sdk'): string[] =>
  [
    ...readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8').matchAll(
      /^```(\w+)\n(.*?)^```$/gms,
    ),
  ]
    .filter(([, found]) => found === language)
    .map(([, , code = '']) => code);

/** Returns true for the block that is a file of the sandbox itself. */
export const isOfSandbox = (code: string): boolean => code.includes('satisfies Partial<Handlers>');

/** Declares the names that the blocks assume. */
export const declarations = `
declare const client: import('@trainyard/sdk').Client;
declare const uuids: string[];
declare const [token, baseUrl, auth, password, checkpointUuid]: string[] & Record<0 | 1 | 2 | 3 | 4, string>;
declare const signal: AbortSignal;
declare const config: Record<string, unknown>;
declare const modelDefinition: import('@trainyard/sdk/node').ModelFile[];
declare const experiment: import('@trainyard/sdk/types').Experiment;
declare const tracer: import('@trainyard/sdk').Tracer;
declare const har: unknown;
`;

export type ModuleKind = 'module' | 'commonjs';

/** The import statements of a module, and the rest of it. */
function split(code: string) {
  const statement = /^import .*?;$/gms;
  return { imports: code.match(statement) ?? [], rest: code.replaceAll(statement, '') };
}

/** A module that waits at its top cannot be CommonJS, so a function waits in its place. */
function asCommonJs(code: string): string {
  if (!/\bawait\b/.test(code) || /^(export|declare)\b/m.test(code)) return code;
  const { imports, rest } = split(code);
  return `${imports.join('\n')}\nexport async function run() {\n${rest}\n}\n`;
}

/** Returns every block of TypeScript of the READMEs that users compile, as files of a program. */
export const readmeFiles = (kind: ModuleKind): Array<{ name: string; code: string }> =>
  ['sdk', 'rbac', 'sandbox'].flatMap((name) =>
    (['ts', 'tsx'] as const).flatMap((language) =>
      blocksOf(language, name)
        .filter((code) => !isOfSandbox(code))
        .map((code, index) => ({
          name: `${name}-${index}.${language}`,
          code: kind === 'commonjs' ? asCommonJs(code) : code,
        })),
    ),
  );
