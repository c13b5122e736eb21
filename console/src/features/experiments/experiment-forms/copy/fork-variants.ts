import { atPaths, type Hyperparameter, isObject } from '@trainyard/sdk/model';
import { setInYaml } from '@trainyard/sdk/yaml';
import { parseText } from '~/lib/config/config-text';
import { isEqual, isSecret, type ParameterRow, valueText, withParameter } from './parameter-rows';
import type { FreeObject } from './source-config';

/** The most experiments that one form makes. */
export const maxForks = 20;

/** characters of a name, as for the names of experiments that are edited */
const maxName = 128;
/** characters of one value in a name or a tag */
const maxValue = 40;

type Changed = Pick<ParameterRow, 'path' | 'name' | 'results' | 'isChanged'>;

/** The text of a hyperparameter in a name: `0.004`, `0.1..0.5`, `10^-4..10^-1`, `adam|sgd`. */
export function shortText(hyperparameter: Hyperparameter): string {
  const { type } = hyperparameter;
  if (type === 'const') return valueText(hyperparameter.val);
  if (type === 'categorical') return hyperparameter.vals.map(valueText).join('|');
  const power = type === 'log' ? `${hyperparameter.base}^` : '';
  return `${power}${hyperparameter.minval}..${power}${hyperparameter.maxval}`;
}

/** Returns undefined for a secret, which is part of no name, and for a value without results. */
function changeText({ path, name, results, isChanged }: Changed): string | undefined {
  const [first] = results;
  if (!isChanged || first === undefined) return undefined;
  if (results.some((each) => isSecret(path, each))) return undefined;
  if (results.length > 1) return `${name}={${name}}`;
  const short = shortText(first);
  return `${name}=${short.length > maxValue ? `${short.slice(0, maxValue - 1)}…` : short}`;
}

/**
 * The changed hyperparameters as `lr=0.004`, and `lr={lr}` where there are several values, by the
 * name of the hyperparameter.
 */
export const changeTexts = (rows: readonly Changed[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const text = changeText(row);
      return text === undefined ? [] : [[row.name, text] as const];
    }),
  );

/** The name of the source, followed by changes up to the maximum length of a name. */
export const proposedName = (source: string, changes: ReadonlyMap<string, string>): string =>
  [...changes.values()].reduce(
    (name, change) => (`${name} ${change}`.length > maxName ? name : `${name} ${change}`),
    source,
  );

/**
 * The tags after the changes have become others: the tag of a change is replaced by its new one,
 * unless it has been removed.
 */
export function proposedTags(
  tags: readonly string[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const old = new Set([...before].flatMap(([name, tag]) => (after.get(name) === tag ? [] : [tag])));
  const isAdded = ([name, tag]: readonly [string, string]) => {
    const earlier = before.get(name);
    return earlier !== tag && (earlier === undefined || tags.includes(earlier));
  };
  const added = [...after].filter(isAdded).map(([, tag]) => tag);
  return [...new Set([...tags.filter((tag) => !old.has(tag)), ...added])];
}

/** One experiment of several: the value of each hyperparameter that has several. */
export type Variant = ReadonlyMap<string, Hyperparameter>;

type Listed = Pick<ParameterRow, 'name' | 'results'>;

/** Every combination of the listed values; one variant without values where nothing is listed. */
export const variantsOf = (rows: readonly Listed[]): Variant[] =>
  rows
    .filter(({ results }) => results.length > 1)
    .reduce<Variant[]>(
      (variants, { name, results }) =>
        // more are refused, and are not computed
        variants.length > maxForks
          ? variants
          : variants.flatMap((variant) =>
              results.map((value) => new Map(variant).set(name, value)),
            ),
      [new Map()],
    );

/** The number of combinations of the listed values. */
export const variantCount = (rows: readonly Listed[]): number =>
  rows.reduce((product, { results }) => product * Math.max(1, results.length), 1);

/** A name or a tag with the values of a variant in place of `{lr}`. */
export const withValues = (template: string, variant: Variant): string =>
  [...variant].reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => shortText(value)),
    template,
  );

/** The name of a variant; values that the template lacks are added at the end. */
export const variantName = (template: string, variant: Variant): string =>
  withValues(
    [...variant.keys()].reduce(
      (name, key) => (name.includes(`{${key}}`) ? name : `${name} ${key}={${key}}`),
      template.trim(),
    ),
    variant,
  );

type Fields = {
  rows: readonly ParameterRow[];
  /** of the experiment, in which `{lr}` is the value of a listed hyperparameter */
  name: string;
  tags: readonly string[];
};

/** The text of a config with what is typed in the fields; invalid values are not written. */
export function variantConfig(
  config: string,
  variant: Variant,
  { rows, name, tags }: Fields,
): string {
  const before = parseText(config).config;
  const withRows = rows.reduce((changed, row) => {
    const value = variant.get(row.name) ?? row.results[0];
    return value ? withParameter(changed, row, value) : changed;
  }, config);
  const own = variantName(name, variant);
  const withName = own === before?.name ? withRows : setInYaml(withRows, ['name'], own);
  const labels = tags.map((tag) => withValues(tag, variant));
  return isEqual(labels, labelsOf(before)) ? withName : setInYaml(withName, ['labels'], labels);
}

/** The configs of all variants as objects, of which the one of the first is given. */
export const variantConfigs = (
  first: FreeObject,
  variants: readonly Variant[],
  { rows, name, tags }: Fields,
): FreeObject[] => [
  first,
  ...variants.slice(1, maxForks).map((variant) => ({
    ...first,
    name: variantName(name, variant),
    ...(tags.length === 0 ? {} : { labels: tags.map((tag) => withValues(tag, variant)) }),
    hyperparameters: atPaths(
      rows.map((row) => [row.path, variant.get(row.name) ?? row.results[0] ?? row.current]),
    ),
  })),
];

/** The tags of a config, without values of other types. */
export function labelsOf(config: unknown): string[] {
  const labels = isObject(config) ? config.labels : undefined;
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
}
