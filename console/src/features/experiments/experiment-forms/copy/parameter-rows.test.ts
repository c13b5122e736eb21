import { readYaml } from '@trainyard/sdk/yaml';
import { expect, test } from 'vitest';
import { configChanges } from './config-changes';
import {
  changeTexts,
  proposedName,
  proposedTags,
  variantConfig,
  variantCount,
  variantName,
  variantsOf,
} from './fork-variants';
import { type ParameterEdit, parameterRows, withEdit, withoutEdit } from './parameter-rows';

const text = `# nightly
name: resnet50
hyperparameters:
  lr: 0.01 # of the paper
  optimizer.beta: {type: const, val: 0.9}
  optimizer:
    name: adam
  layers: {type: const, val: [64, 64]}
  version: "5"
  amp: true
  depth: {type: int, minval: 2, maxval: 8} # deep
searcher:
  name: random
`;
const config = {
  name: 'resnet50',
  hyperparameters: {
    lr: 0.01,
    'optimizer.beta': { type: 'const', val: 0.9 },
    optimizer: { name: 'adam' },
    layers: { type: 'const', val: [64, 64] },
    version: '5',
    amp: true,
    depth: { type: 'int', minval: 2, maxval: 8 },
  },
  searcher: { name: 'random' },
};

const rowsOf = (edits: ParameterEdit[], canList = true) =>
  parameterRows(config, config, { edits, canList });

/** The row of a name after something was typed. */
const typed = (path: string[], edit: Omit<ParameterEdit, 'path'>) =>
  rowsOf([{ ...edit, path }]).find((row) => JSON.stringify(row.path) === JSON.stringify(path));

test('the test text is the test config', () => {
  expect(readYaml(text)).toEqual(config);
});

test.each([
  [['lr'], '1e-5', [1e-5]],
  [['lr'], '1_000', [1000]],
  [['lr'], '0.1, 0.03, 0.01', [0.1, 0.03, 0.01]],
  [['lr'], '0.1,', [0.1]],
  [['version'], '6', ['6']],
  [['version'], '1e-5', ['1e-5']],
  [['version'], '6, off', ['6', 'off']],
  [['optimizer', 'name'], 'sgd', ['sgd']],
  [['layers'], '[32, 32], [64]', [[32, 32], [64]]],
  [['amp'], 'off', [false]],
])('%j typed as %s is %j', (path, value, values) => {
  const row = typed(path, { value });
  expect(row?.errors).toEqual({});
  expect(row?.results).toEqual(values.map((val) => ({ type: 'const', val })));
});

test.each([
  [['lr'], '0.1x', 'Value must be a number.'],
  [['lr'], '"0.1"', 'Value must be a number.'],
  [['lr'], '', 'Value is required.'],
  [['lr'], '0.1, 0.10', 'A value is listed twice.'],
  [['lr'], '{', 'Value cannot be read.'],
  [['lr'], '.inf', 'Value cannot be read.'],
  [['amp'], '1', 'Value must be true or false.'],
  [['layers'], '64, 64', 'Value must be a list, such as [64, 128].'],
  [['version'], ' ', 'Value is required.'],
])('%j typed as %j is refused', (path, value, error) => {
  expect(typed(path, { value })).toMatchObject({ results: [], errors: { value: error } });
});

test('one experiment takes no list', () => {
  const [row] = rowsOf([{ path: ['lr'], value: '0.1, 0.2' }], false);
  expect(row?.errors).toEqual({ value: 'Value must be one value.' });
});

test('a text that has a comma is not split', () => {
  const own = { hyperparameters: { steps: 'resize, flip' } };
  const edits = [{ path: ['steps'], value: 'resize, crop' }];
  const [row] = parameterRows(own, own, { edits, canList: true });
  expect(row?.results).toEqual([{ type: 'const', val: 'resize, crop' }]);
});

test('a secret takes no list, and is in no name', () => {
  const own = { hyperparameters: { api_key: 12 } };
  const edit = (value: string) => [{ path: ['api_key'], value }];
  const rows = (value: string) => parameterRows(own, own, { edits: edit(value), canList: true });
  expect(rows('1, 2')[0]?.errors).toEqual({ value: 'Value must be one value.' });
  expect(changeTexts(rows('13')).size).toBe(0);
});

test('ranges are fields: type, bounds, base, count and values', () => {
  expect(typed(['depth'], { max: '9' })?.results).toEqual([{ type: 'int', minval: 2, maxval: 9 }]);
  expect(typed(['depth'], { max: '1.5' })?.errors).toEqual({
    max: 'Maximum value must be a whole number.',
  });
  expect(typed(['depth'], { max: '2' })?.errors).toEqual({
    max: 'Maximum value must be above the minimum value.',
  });
  expect(
    typed(['lr'], { type: 'log', min: '-4', max: '-1', base: '2', count: '3' })?.results,
  ).toEqual([{ type: 'log', base: 2, minval: -4, maxval: -1, count: 3 }]);
  expect(typed(['lr'], { type: 'log', min: '-4', max: '-1', base: '' })?.errors).toEqual({
    base: 'Base is required.',
  });
  expect(
    typed(['optimizer', 'name'], { type: 'categorical', vals: 'adam, "5", 5' })?.results,
  ).toEqual([{ type: 'categorical', vals: ['adam', '5', 5] }]);
});

test('values of a choice are shown so that they are read as the same', () => {
  const vals = ['adam', '5', 'off', 'a, b', 5, { name: 'sgd' }, [1], ''];
  const own = { hyperparameters: { x: { type: 'categorical', vals } } };
  const [row] = parameterRows(own, own, { edits: [], canList: true });
  expect(row?.typed.vals).toBe('adam, "5", "off", "a, b", 5, {"name":"sgd"}, [1], ""');
  expect(readYaml(`[${row?.typed.vals}]`)).toEqual(vals);
});

/** The text of the first experiment. */
const yamlOf = (edits: ParameterEdit[]) => {
  const rows = rowsOf(edits);
  const [first = new Map()] = variantsOf(rows);
  return variantConfig(text, first, { rows, name: 'resnet50', tags: [] });
};

test.each([
  [{ path: ['lr'], value: '0.004' }, 'lr: 0.01 #', 'lr: 0.004 #'],
  [{ path: ['optimizer.beta'], value: '0.8' }, 'val: 0.9', 'val: 0.8'],
  [{ path: ['optimizer', 'name'], value: 'sgd' }, 'name: adam', 'name: sgd'],
  [{ path: ['version'], value: '6' }, '"5"', '"6"'],
  [{ path: ['depth'], max: '9' }, 'maxval: 8', 'maxval: 9'],
])('a field changes its value in the text alone: %j', (edit, old, now) => {
  expect(yamlOf([edit])).toBe(text.replace(old, now));
});

test('a row that is reset has no edit; one that the text changed gets the value of the source', () => {
  const edits = withEdit([{ path: ['lr'], value: '1' }], { path: ['lr'], value: '2' });
  expect(edits).toEqual([{ path: ['lr'], value: '2' }]);
  const [row] = rowsOf(edits);
  if (!row) throw new Error('no row');
  expect(withoutEdit(edits, row)).toEqual([]);
  const changed = { ...config, hyperparameters: { ...config.hyperparameters, lr: 5 } };
  const [byText] = parameterRows(config, changed, { edits: [], canList: true });
  if (!byText) throw new Error('no row');
  expect(byText.isChanged).toBe(true);
  expect(withoutEdit([], byText)).toMatchObject([{ path: ['lr'], value: '0.01' }]);
});

test('name and tags are proposed from the changes', () => {
  const changes = changeTexts(
    rowsOf([
      { path: ['lr'], value: '0.004' },
      { path: ['optimizer', 'name'], value: 'sgd' },
      { path: ['depth'], min: '3' },
    ]),
  );
  expect(proposedName('resnet50', changes)).toBe('resnet50 lr=0.004 optimizer.name=sgd depth=3..8');
  expect(proposedName('x'.repeat(120), changes)).toBe('x'.repeat(120));
  expect(proposedTags(['sweep'], new Map(), changes)).toEqual([
    'sweep',
    'lr=0.004',
    'optimizer.name=sgd',
    'depth=3..8',
  ]);
});

test('a tag follows its value, unless it was removed', () => {
  const [one, two] = ['0.1', '0.2'].map((value) => changeTexts(rowsOf([{ path: ['lr'], value }])));
  if (!one || !two) throw new Error('no changes');
  expect(proposedTags(['sweep', 'lr=0.1'], one, two)).toEqual(['sweep', 'lr=0.2']);
  expect(proposedTags(['sweep'], one, two)).toEqual(['sweep']);
  expect(proposedTags(['sweep', 'lr=0.2'], two, new Map())).toEqual(['sweep']);
});

test('lists make an experiment for each combination, each with a name of its own', () => {
  const rows = rowsOf([
    { path: ['lr'], value: '0.1, 0.03' },
    { path: ['version'], value: '6, 7' },
  ]);
  const variants = variantsOf(rows);
  const fields = { rows, name: 'x {lr}', tags: ['lr={lr}', 'old'] };
  expect(variants.map((variant) => variantName(fields.name, variant))).toEqual([
    'x 0.1 version=6',
    'x 0.1 version=7',
    'x 0.03 version=6',
    'x 0.03 version=7',
  ]);
  const configs = variants.map((variant) => readYaml(variantConfig(text, variant, fields)));
  expect(configs[3]).toMatchObject({
    name: 'x 0.03 version=7',
    labels: ['lr=0.03', 'old'],
    hyperparameters: { lr: 0.03, version: '7', optimizer: { name: 'adam' } },
  });
});

test('too many combinations are counted, and not made', () => {
  const many = Array.from({ length: 50 }, (_, at) => at).join(', ');
  const rows = rowsOf([
    { path: ['lr'], value: many },
    { path: ['optimizer.beta'], value: many },
  ]);
  expect(variantCount(rows)).toBe(2500);
  expect(variantsOf(rows).length).toBeLessThan(100);
});

test('every value that differs is listed, old and new, and secrets are masked', () => {
  const source = { ...config, environment: { environment_variables: ['A=1'] }, token: 'planted' };
  const { searcher: _, ...edited } = {
    ...source,
    hyperparameters: { ...config.hyperparameters, lr: { type: 'const', val: 0.004 }, amp: 'on' },
    token: 'planted too',
    resources: { slots_per_trial: 2 },
  };
  expect(configChanges(source, [edited])).toEqual([
    { name: 'hyperparameters.lr', before: '0.01', after: '0.004' },
    { name: 'hyperparameters.amp', before: 'true', after: '"on"' },
    { name: 'searcher.name', before: 'random', after: undefined },
    {
      name: 'token',
      before: expect.not.stringContaining('planted'),
      after: expect.not.stringContaining('planted'),
    },
    { name: 'resources.slots_per_trial', before: undefined, after: '2' },
  ]);
});

test('lists are read as words, and null is the same as nothing, but not for a hyperparameter (L7)', () => {
  const source = { labels: ['aug'], searcher: { source_checkpoint_uuid: null } };
  const edited = { labels: ['aug', 'lr=0.1'], hyperparameters: { pool: null } };
  expect(configChanges(source, [edited])).toEqual([
    { name: 'labels', before: 'aug', after: 'aug, lr=0.1' },
    { name: 'hyperparameters.pool', before: undefined, after: 'null' },
  ]);
  const other = { ...source, labels: ['aug', 'lr=0.2'] };
  expect(configChanges(source, [{ ...edited, hyperparameters: {} }, other])).toEqual([
    { name: 'labels', before: 'aug', after: 'aug, lr=0.1; aug, lr=0.2' },
  ]);
});
