import { isObject, type Json } from '../../config/json';

/** The type of a JSON value; for a list, the merged type of its items. */
export type Shape =
  | { kind: 'nothing' | 'text' | 'time' | 'number' | 'boolean' | 'mixed' }
  | { kind: 'list'; items: Shape }
  | { kind: 'map'; values: Shape }
  | { kind: 'object'; fields: Map<string, Shape> };

export const nothing: Shape = { kind: 'nothing' };
const mixed: Shape = { kind: 'mixed' };

// names in these are data: of metrics, files, settings, machines
const maps = new Set([
  'agent_devices',
  'avgMetrics',
  'batchMetrics',
  'byAgentLabel',
  'byExperimentLabel',
  'byResourcePool',
  'byUsername',
  'containers',
  'hparams',
  'hyperparameters',
  'metadata',
  'resources',
  'slots',
  'summaryMetrics',
  'trialProgress',
  'validation_metrics',
  'avg_metrics',
  'allocationIdToSummary',
  'values',
]);

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The shape of a value in a field of that name. */
export function shapeOf(value: unknown, name = ''): Shape {
  if (value === null || value === undefined) return nothing;
  if (Array.isArray(value)) {
    const items = value.map((item) => shapeOf(item, name)).reduce(merged, nothing);
    return { kind: 'list', items };
  }
  if (isObject(value)) return isMap(value, name) ? mapOf(value, name) : objectShape(value);
  if (typeof value === 'string') return { kind: kindOfText(value) };
  return { kind: typeof value === 'number' ? 'number' : 'boolean' };
}

function kindOfText(text: string): 'number' | 'time' | 'text' {
  if (notNumbers.has(text)) return 'number';
  return time.test(text) ? 'time' : 'text';
}

// texts for numbers without JSON syntax
const notNumbers = new Set(['NaN', 'Infinity', '-Infinity']);

/** Returns true if the keys of an object are data, such as ids. */
export const isMap = (value: Json, name: string) =>
  maps.has(name) || Object.keys(value).some((key) => key.length > 36 && key.endsWith('.1'));

// summaries of metrics are in groups
const mapOf = (value: Json, name: string): Shape => ({
  kind: 'map',
  values: Object.values(value)
    .map((item) => shapeOf(item, name === 'summaryMetrics' ? 'avg_metrics' : ''))
    .reduce(merged, nothing),
});

const objectShape = (value: Json): Shape => ({
  kind: 'object',
  fields: new Map(Object.entries(value).map(([name, item]) => [name, shapeOf(item, name)])),
});

/** Merges two shapes. */
export function merged(one: Shape, other: Shape): Shape {
  if (one.kind === 'nothing') return other;
  if (other.kind === 'nothing') return one;
  if (one.kind === 'list' && other.kind === 'list') {
    return { kind: 'list', items: merged(one.items, other.items) };
  }
  if (one.kind === 'map' && other.kind === 'map') {
    return { kind: 'map', values: merged(one.values, other.values) };
  }
  if (one.kind === other.kind && one.kind !== 'object') return one;
  if (isText(one) && isText(other)) return { kind: 'text' };
  if (one.kind !== 'object' || other.kind !== 'object') return mixed;
  const fields = new Map(one.fields);
  for (const [name, shape] of other.fields) {
    fields.set(name, merged(fields.get(name) ?? nothing, shape));
  }
  return { kind: 'object', fields };
}

const isText = ({ kind }: Shape) => kind === 'text' || kind === 'time';

export type Difference = {
  /** path in the answer: `.experiment.state` */
  at: string;
  what: string;
  /** something inside the answer was empty, which means little for a single answer */
  isVacant: boolean;
};

/**
 * Lists the differences between an answer and a recorded one. Ignores parts that were not recorded.
 */
export function differences(actual: Shape, expected: Shape, at = ''): Difference[] {
  if (expected.kind === 'nothing' || expected.kind === 'mixed' || actual.kind === 'mixed')
    return [];
  if (actual.kind === 'list' && expected.kind === 'list') {
    return differences(actual.items, expected.items, `${at}[]`);
  }
  if (actual.kind === 'map' && expected.kind === 'map') {
    return differences(actual.values, expected.values, `${at}{}`);
  }
  if (actual.kind === 'object' && expected.kind === 'object') {
    return [...expected.fields].flatMap(([name, recorded]) => {
      const own = actual.fields.get(name);
      if (own) return differences(own, recorded, `${at}.${name}`);
      return [vacancy(`${at}.${name}`, 'is missing')];
    });
  }
  if (actual.kind === expected.kind) return [];
  if (actual.kind === 'nothing') return [vacancy(at, `nothing, recorded ${expected.kind}`)];
  return [{ at, what: `${actual.kind}, recorded ${expected.kind}`, isVacant: false }];
}

// a list that is the whole answer should not be empty
const vacancy = (at: string, what: string): Difference => ({
  at,
  what,
  isVacant: !/^\.\w+\[\]$/.test(at),
});
