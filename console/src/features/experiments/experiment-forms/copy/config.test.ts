import { setInYaml, writeYaml } from '@trainyard/sdk/yaml';
import { describe, expect, test } from 'vitest';
import { parseText } from '~/lib/config/config-text';
import { errorsOf } from '~/lib/form-schema';
import { continueConfig, forkConfig, withRegistryAuth } from './copy-config';
import { copySchema, lengthLabel, readForm, writeForm } from './copy-form';
import { registryAuth, type Source } from './source-config';

const source: Source = {
  id: 7,
  name: 'resnet',
  description: 'baseline',
  projectId: 3,
  projectName: 'detection',
  workspaceName: 'Vision',
  config: {
    name: 'resnet-at-first',
    description: 'baseline',
    environment: { image: 'torch', registry_auth: { username: 'ci', password: 's3cret' } },
    hyperparameters: { lr: { type: 'log', base: 10, minval: -3, maxval: -1 } },
    searcher: {
      name: 'random',
      metric: 'loss',
      smaller_is_better: false,
      max_trials: 8,
      max_length: { epochs: 4 },
    },
  },
};

describe('the config of a fork', () => {
  test('is the one of the source, with its place and without its credentials', () => {
    expect(forkConfig(source)).toEqual({
      ...source.config,
      name: 'resnet',
      description: 'Fork of baseline',
      environment: { image: 'torch' },
      project: 'detection',
      workspace: 'Vision',
    });
  });

  test('has no description where there was none', () => {
    const config = forkConfig({ ...source, description: '', config: { name: 'x' } });
    expect('description' in config).toBe(false);
  });

  test('counts batches where the source counted steps', () => {
    const config = { batches_per_step: 10, searcher: { name: 'single', max_steps: 5 } };
    expect(forkConfig({ ...source, config }).searcher).toEqual({
      name: 'single',
      max_length: { batches: 50 },
    });
  });
});

describe('the config that continues a trial', () => {
  const trial = { id: 31, hparams: { lr: 0.01, 'optimizer.beta': 0.9, model: { depth: 4 } } };

  test('has its values as constants, under their own names, and one trial from its checkpoint', () => {
    expect(continueConfig(source, trial)).toMatchObject({
      name: 'resnet',
      description: 'Continuation of trial 31, experiment 7 (baseline)',
      hyperparameters: {
        lr: { type: 'const', val: 0.01 },
        'optimizer.beta': { type: 'const', val: 0.9 },
        model: { depth: { type: 'const', val: 4 } },
      },
    });
    expect(continueConfig(source, trial).searcher).toEqual({
      name: 'single',
      source_trial_id: 31,
      max_length: { epochs: 4 },
      metric: 'loss',
      smaller_is_better: false,
    });
  });

  test('keeps a length without a unit plain', () => {
    const config = { searcher: { name: 'single', metric: 'loss', max_length: 500 } };
    const continued = continueConfig({ ...source, description: '', config }, trial);
    expect(continued.searcher).toMatchObject({ max_length: 500 });
    expect(continued.description).toBe('Continuation of trial 31, experiment 7');
    expect(lengthLabel(continued)).toBe('Max length');
    expect(lengthLabel(continueConfig(source, trial))).toBe('Max epochs');
  });
});

describe('the form and the text', () => {
  const text = writeYaml(forkConfig(source));

  test('the form shows the values of the text', () => {
    expect(readForm(forkConfig(source))).toEqual({ name: 'resnet', maxLength: '4' });
    expect(readForm({})).toEqual({ name: '', maxLength: '' });
  });

  test('what is changed in the form is changed in the text, and nothing else is', () => {
    const commented = `# nightly\n${text}`;
    const changed = writeForm(commented, forkConfig(source), { name: ' resnet 2 ' });
    expect(changed).toBe(commented.replace('name: resnet\n', 'name: resnet 2\n'));
    const longer = writeForm(changed, forkConfig(source), { maxLength: '9' });
    expect(parseText(longer).config).toMatchObject({
      name: 'resnet 2',
      searcher: { max_length: { epochs: 9 } },
    });
  });

  test('a name that was taken out for a moment is written as before, remarks and all', () => {
    const empty = writeForm('name: resnet # ours\n', {}, { name: '' });
    expect(writeForm(empty, {}, { name: 'vit' })).toBe('name: vit # ours\n');
  });

  test('an invalid length is not written to the text', () => {
    for (const maxLength of ['', '0', '-1', '1.5', 'many'])
      expect(writeForm(text, forkConfig(source), { maxLength })).toBe(text);
  });

  test.each([
    ['', '4', { name: 'Please provide a new experiment name.' }],
    ['x', '', { maxLength: 'Please provide a max length.' }],
    ['x', 'many', { maxLength: 'Please provide a max length.' }],
    ['x', '0', { maxLength: 'Max length must be at least 1.' }],
    ['x', '1.5', { maxLength: 'Max length must be a whole number.' }],
    ['x', '1', {}],
  ])('name %j, length %j', (name, maxLength, errors) => {
    const values = { isFull: false, text: '', name, maxLength, tags: [], edits: [] };
    expect(errorsOf(copySchema(true), values)).toEqual(errors);
    expect(errorsOf(copySchema(true), { ...values, isFull: true })).toEqual({});
  });

  test('a fork asks for no length', () => {
    const values = { isFull: false, text: '', name: 'x', maxLength: '', tags: [], edits: [] };
    expect(errorsOf(copySchema(false), values)).toEqual({});
  });

  test.each([
    ['a: 1\nname: [1', /^Line 2: did not find expected ',' or ']'\.$/],
    ['a: 1\nb: .inf', /^Line 2: unsupported value: \+Inf\.$/],
    ['', /^The config is empty\.$/],
    ['- 1', /^The config must contain keys with values\.$/],
  ])('%j is refused in the words of a master', (yaml, words) => {
    expect(parseText(yaml).problem).toMatch(words);
  });
});

describe('credentials of the registry', () => {
  const text = writeYaml(forkConfig(source));
  const auth = registryAuth(source);
  const sent = (yaml: string) => parseText(withRegistryAuth(yaml, auth)).config?.environment;

  test('are not in the text, and go along when it is sent', () => {
    expect(text).not.toContain('s3cret');
    expect(sent(text)).toEqual({
      image: 'torch',
      registry_auth: { username: 'ci', password: 's3cret' },
    });
  });

  test('new ones stay', () => {
    const yaml = setInYaml(text, ['environment', 'registry_auth'], { username: 'me' });
    expect(sent(yaml)).toEqual({ image: 'torch', registry_auth: { username: 'me' } });
  });

  test('an environment that was taken out, or left empty, comes back with them alone', () => {
    const alone = { registry_auth: { username: 'ci', password: 's3cret' } };
    expect(sent('name: x\n')).toEqual(alone);
    expect(sent('name: x\nenvironment:\n')).toEqual(alone);
    expect(sent('environment: none\n')).toBe('none');
  });

  test('without credentials the text is sent unchanged', () => {
    expect(withRegistryAuth(text, registryAuth({ config: {} }))).toBe(text);
  });
});
