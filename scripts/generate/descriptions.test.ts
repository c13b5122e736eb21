import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

type Media = { example?: unknown };
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: Array<{ name: string; in: string; description?: string }>;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description?: string; content: Record<string, Media> }>;
  'x-stream'?: boolean;
  'x-paging'?: { family: string };
  'x-permissions'?: Record<string, string>;
  'x-retry-class'?: string;
  'x-repeat-refusals'?: string[];
};

type Schema = { properties?: Record<string, { description?: string; 'x-in'?: string }> };
type Document = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): Document =>
  JSON.parse(readFileSync(`${root}/openapi/package/dist/${file}`, 'utf8'));
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((item) => Object.values(item));
const contracts = [
  { file: 'openapi.json', examples: 1000 },
  { file: 'openapi-0.38.1.json', examples: 1300 },
].map(({ file, examples }) => {
  const document = read(file);
  return { file, document, operations: operationsOf(document), count: examples };
});
const document = read('openapi.json');
const operations = operationsOf(document);
const idsWhere = (fits: (operation: Operation) => unknown) =>
  operations
    .filter(fits)
    .map(({ operationId }) => operationId)
    .sort();

describe.each(contracts)('words of $file', ({ operations }) => {
  test.each(operations)('$operationId', ({ summary = '', description = '', ...rest }) => {
    expect(summary).toMatch(/^[A-Z][^\n]{3,70}[^.\s]$/);
    expect(description).toMatch(/[.`)]\s*$/);
    expect(description).not.toBe(`${summary}.`);
    for (const { name, description: text } of rest.parameters ?? [])
      expect(text, name).toMatch(/\S{2}/);
    for (const [status, answer] of Object.entries(rest.responses))
      expect(answer.description, status).toMatch(/\S{2}/);
    expect(Object.keys(rest['x-permissions'] ?? {}).sort()).toEqual([
      'basic',
      'rbac',
      'scope',
      'whenDenied',
    ]);
  });
});

// handwritten files: each field describes the effect of leaving it out
const writtenByHand = [
  'CreateExperimentRequest',
  'LaunchNotebookRequest',
  'LaunchShellRequest',
  'LaunchTensorboardRequest',
  'PostModelVersionRequest',
  'PostUserRequest',
  'PostWorkspaceRequest',
  'UpdateGroupRequest',
];

describe.each(contracts)('request fields of $file', ({ document }) => {
  const requests = Object.entries(document.components.schemas).filter(([name]) =>
    name.endsWith('Request'),
  );
  const fields = requests.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([field, node]) => ({
      name: `${name}.${field}`,
      description: node.description ?? '',
      inBody: !node['x-in'],
    })),
  );

  test('are all described in sentences', () => {
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(({ description }) => !/^[A-Z`].+[.)]$/s.test(description))).toEqual([]);
  });

  test('handwritten ones describe the effect of leaving them out', () => {
    const byHand = fields.filter(
      ({ name, inBody }) => inBody && writtenByHand.includes(name.split('.')[0] ?? ''),
    );
    expect(byHand.length).toBeGreaterThan(40);
    expect(
      byHand.filter(({ description }) => !/absent|empty|\b[45]\d\d\b/i.test(description)),
    ).toEqual([]);
  });
});

/** Names of every extension of the document. */
const extensionsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        ...(name.startsWith('x-') ? [name] : []),
        ...extensionsIn(inner),
      ])
    : [];

describe.each(contracts)('marks of $file', ({ document, operations }) => {
  test('all are explained', () => {
    const names = [...new Set(extensionsIn(document))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !document.info.description.includes(`\`${name}`))).toEqual([]);
  });

  test('a refusal that settles a call is a declared answer of the call', () => {
    const withRefusals = operations.filter((operation) => operation['x-repeat-refusals']);
    expect(withRefusals.map((operation) => operation['x-retry-class'])).toEqual(
      withRefusals.map(() => 'conflict-if-repeated'),
    );
    for (const { operationId, responses, 'x-repeat-refusals': texts = [] } of withRefusals)
      for (const text of texts) {
        expect(text, operationId).toMatch(/^\d{3} \S.{5,}$/);
        expect(Object.keys(responses), operationId).toContain(text.slice(0, 3));
      }
  });
});

describe('marks', () => {
  test('three calls need no token', () => {
    expect(idsWhere(({ security }) => security)).toEqual(['getMaster', 'getTelemetry', 'login']);
  });

  test('fourteen are streams', () => {
    const streams = idsWhere((operation) => operation['x-stream']);
    expect(streams).toHaveLength(14);
    expect(
      streams.filter((id) => !/Logs|Fields|Metrics|Series|Names|Batches|trials/.test(id)),
    ).toEqual([]);
  });

  test('every call except GET declares the effect of a repetition', () => {
    const idsWithClass = idsWhere((operation) => operation['x-retry-class']);
    const gets = Object.values(document.paths).flatMap(({ get }) => (get ? [get.operationId] : []));
    expect(idsWithClass.filter((id) => gets.includes(id))).toEqual([]);
    expect(idsWithClass.length + gets.length).toBe(operations.length);
    const count = (name: string) =>
      idsWhere((operation) => operation['x-retry-class'] === name).length;
    expect(
      ['read', 'idempotent', 'conflict-if-repeated', 'check-first', 'unsafe'].map(count),
    ).toEqual([6, 53, 25, 17, 14]);
  });

  test('each list has the kind of paging of the master', () => {
    const family = (name: string) =>
      idsWhere((operation) => operation['x-paging']?.family === name);
    expect(family('A')).toEqual([
      'getAgents',
      'getCommands',
      'getExperimentCheckpoints',
      'getJobs',
      'getJobsV2',
      'getModelVersions',
      'getModels',
      'getNotebooks',
      'getResourcePools',
      'getShells',
      'getTemplates',
      'getTensorboards',
      'getTrialCheckpoints',
      'getUsers',
      'getWorkspaceProjects',
      'getWorkspaces',
    ]);
    expect(family('B')).toEqual([
      'getExperimentTrials',
      'getExperiments',
      'getTrialWorkloads',
      'listRPsBoundToWorkspace',
      'listWorkspacesBoundToRP',
      'searchExperiments',
    ]);
    expect(family('C')).toEqual(['getGroups', 'listRoles', 'searchRolesAssignableToScope']);
    expect(idsWhere((operation) => operation['x-paging'])).toHaveLength(26);
  });
});

type Place = { at: string; key: string; value: unknown };
/** Every value inside an example, with its key. */
function valuesIn(value: unknown, at = '$', key = ''): Place[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { at, key, value },
    ...inner.flatMap(([name, each]) =>
      valuesIn(each, `${at}.${name}`, Array.isArray(value) ? key : name),
    ),
  ];
}

// a value that only repeats the name of its field is useless
const isFiller = ({ key, value }: Place) =>
  typeof value === 'string' &&
  key !== '' &&
  ['', 's'].some((end) => `${value}${end}`.toLowerCase() === key.toLowerCase());

describe.each(contracts)('examples of $file', ({ operations, count }) => {
  const examples = operations.flatMap(({ operationId, requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}).map((media) => ({
      at: `${operationId} body`,
      media,
    })),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content).map((media) => ({ at: `${operationId} ${status}`, media })),
    ),
  ]);

  test('exist for every body and every answer', () => {
    expect(examples.length).toBeGreaterThan(count);
    expect(examples.filter(({ media }) => media.example === undefined).map(({ at }) => at)).toEqual(
      [],
    );
  });

  test('contain no filler', () => {
    const filler = examples.flatMap(({ at, media }) =>
      valuesIn(media.example)
        .filter((place) => isFiller(place) || /\.\.\.$|^<.*>$/.test(String(place.value)))
        .map((place) => `${at} ${place.at}: ${place.value}`),
    );
    expect(filler).toEqual([]);
  });

  test('count their own rows if they are one page', () => {
    const wrong = examples.filter(({ media }) => {
      const answer = Object(media.example);
      if (!answer.pagination) return false;
      const rows = Object.values(answer).find(Array.isArray);
      const { startIndex, endIndex, total, limit } = answer.pagination;
      return endIndex - startIndex !== rows?.length || endIndex > total || rows.length > limit;
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });
});
