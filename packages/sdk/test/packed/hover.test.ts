import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { contractOf, type Version } from '../support/contract';
import { installPacked } from '../support/packed';

const packed = installPacked();
afterAll(() => packed.remove());

/** Opens an editor with the caret at its mark, and returns the text that it shows there. */
function editorOf(marked: string) {
  const places: number[] = [];
  let text = '';
  for (const part of marked.split('^')) {
    if (text !== '' || places.length > 0) places.push(text.length);
    text += part;
    if (places.length === 0 && text === '') places.push(0);
  }
  const file = join(packed.project, 'program.mts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => packed.project,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const content = path === file ? text : ts.sys.readFile(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const problems = service
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  const hovers = places.map((place) => {
    const info = service.getQuickInfoAtPosition(file, place);
    const tags = (info?.tags ?? []).map(
      ({ name, text: tagText }) => `@${name} ${partsOf(tagText)}`,
    );
    return {
      type: partsOf(info?.displayParts),
      text: [partsOf(info?.documentation), ...tags].join('\n'),
    };
  });
  return { problems, hovers };
}

const partsOf = (parts: readonly ts.SymbolDisplayPart[] = []) =>
  parts.map(({ text }) => text).join('');

const versions: Version[] = ['0.23.4', '0.38.1'];

describe.each(versions)('a client for %s', (version) => {
  const { operations } = contractOf(version);
  const program = [
    `import { createClient } from '@trainyard/sdk';`,
    `const client = createClient({ baseUrl: '', target: '${version}' });`,
    ...operations.map(({ id }) => `client.^${id};`),
  ].join('\n');
  const { problems, hovers } = editorOf(program);

  test('has a method per operation', () => {
    expect(problems).toEqual([]);
    expect(hovers).toHaveLength(operations.length);
  });

  test.each(operations.map(({ id, operation }, index) => ({ id, operation, index })))(
    '$id shows its description, permissions, the effect of repeating it, and its errors',
    ({ operation, index }) => {
      const { text, type } = hovers[index] ?? { text: '', type: '' };
      expect(text).toContain(`\`${operation.method} ${operation.path}\``);
      expect(text).toContain('Who may: ');
      expect(text).toContain('When no clear answer comes it');
      expect(text).toContain('@throws ApiError ');
      expect(type).not.toMatch(/Simplify|components|\$\d/);
    },
  );
});

describe('names and fields', () => {
  const { problems, hovers } = editorOf(`import { createClient } from '@trainyard/sdk';
const client = createClient({ baseUrl: '' });
const ^answer = await client.^getExperiment({ ^experimentId: 1 });
const { ^experiment } = answer;
const ^name: string = (await client.getExperiment({ experimentId: 1 })).experiment.name;
experiment.^checkpointSize;
experiment.^state;
const { ^experiments } = await client.getExperiments({ ^states: ['STATE_PAUSED'] });
await client.createExperiment({ ^body: { config: '' } });
console.log(name, experiments);
`);

  test('a message that every answer carries compiles without a check', () => {
    expect(problems).toEqual([]);
  });

  test('types have the names of the contract, fields and arguments have its texts', () => {
    const [answer, method, id, experiment, , size, state, list, states, body] = hovers;
    expect(answer?.type).toBe('const answer: GetExperimentResponse');
    expect(method?.type).toContain(
      'getExperiment(args: GetExperimentArgs, options?: CallOptions): CallPromise<GetExperimentResponse>',
    );
    expect(id?.text).toContain('Number of the experiment');
    expect(experiment?.type).toBe('const experiment: Experiment');
    expect(size?.text).not.toBe('');
    expect(state?.type).toContain('ExperimentState');
    expect(state?.text).toContain('What the experiment does now');
    expect(list?.type).toBe('const experiments: Experiment[]');
    expect(states?.type).toContain('ExperimentState[]');
    expect(states?.text).not.toBe('');
    expect(body?.type).toContain('CreateExperimentRequest');
  });
});

test('an error of the CommonJS copy shows its name', () => {
  const program = `const { createClient } = require('@trainyard/sdk');
    createClient({ baseUrl: 'http://127.0.0.1:1', retry: 'off' }).getMe()
      .catch((error) => console.log(error.constructor.name, require('node:util').inspect(error)));`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: packed.project,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^ApiError ApiError: Request getMe failed/);
});
