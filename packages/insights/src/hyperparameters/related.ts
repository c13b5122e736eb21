import {
  atPaths,
  type Hyperparameter,
  hyperparameters,
  hyperparameterValues,
  nameTogether,
  shownHyperparameter,
} from '@trainyard/sdk/model';
import { formatPlain } from '../figures';
import { compareHyperparameters, hyperparameterText } from './hyperparameters';

type Values = Readonly<Record<string, unknown>> | null;
type Config = Parameters<typeof hyperparameters>[0];

/** A hyperparameter of a trial beside those that the trial is compared with. */
export type RelatedHyperparameter = {
  path: readonly string[];
  name: string;
  /** undefined where only the parent has it */
  value: unknown;
  /** as the parent has it; absent without a parent */
  parent?: { kind: 'same' | 'searched' | 'other' | 'missing'; value?: unknown; text?: string };
  /** its values in other trials of the search; absent without others */
  others?: { isVaried: boolean; text: string };
};

type Sources = {
  hparams: Values;
  /** the config of the parent */
  parent?: Config | undefined;
  /** of the other trials */
  others?: readonly Values[] | undefined;
};

/** values of a choice that are listed; of more the ends are named, or their number */
const listed = 4;

/**
 * The hyperparameters of a trial, by name and with secrets masked, with their values in its parent
 * and in the other trials of its search. Those that only the parent has are rows too.
 */
export function relatedHyperparameters({
  hparams,
  parent,
  others = [],
}: Sources): RelatedHyperparameter[] {
  const own = hyperparameterValues(hparams);
  const [values, ofParent, ...ofOthers] = nameTogether<{
    path: readonly string[];
    value?: unknown;
    hyperparameter?: Hyperparameter;
  }>([own, parent ? hyperparameters(parent) : [], ...others.map(hyperparameterValues)]);
  const names = [...new Set([...(values?.keys() ?? []), ...(ofParent?.keys() ?? [])])];
  return names
    .map((name): RelatedHyperparameter => {
      const mine = values?.get(name);
      const parentEntry = ofParent?.get(name);
      const path = (mine ?? parentEntry)?.path ?? [];
      const mask = (value: unknown) => shownHyperparameter(path, value);
      return {
        path,
        name,
        value: mask(mine?.value),
        ...(parent && { parent: parentOf(mine, parentEntry?.hyperparameter, mask) }),
        ...(others.length > 0 && {
          others: othersOf(
            mine?.value,
            ofOthers.map((each) => each.get(name)?.value),
            mask,
          ),
        }),
      };
    })
    .sort(compareHyperparameters);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Mask = (value: unknown) => unknown;

function parentOf(
  mine: { value?: unknown } | undefined,
  parentEntry: Hyperparameter | undefined,
  mask: Mask,
): NonNullable<RelatedHyperparameter['parent']> {
  if (!parentEntry) return { kind: 'missing' };
  // a value out of a range is not compared with the range
  if (parentEntry.type !== 'const') return { kind: 'searched', text: rangeText(parentEntry, mask) };
  const kind = mine && isSame(mine.value, parentEntry.val) ? 'same' : 'other';
  return { kind, value: mask(parentEntry.val) };
}

const textOf = (value: unknown): string =>
  typeof value === 'number' ? formatPlain(value) : hyperparameterText(value).slice(0, 60);

function rangeText(range: Exclude<Hyperparameter, { type: 'const' }>, mask: Mask): string {
  if (range.type === 'categorical') return range.vals.map((each) => textOf(mask(each))).join(', ');
  const ends = [range.minval, range.maxval];
  const values = range.type === 'log' ? ends.map((end) => range.base ** end) : ends;
  return values.map(formatPlain).join(' – ');
}

function othersOf(mine: unknown, otherValues: readonly unknown[], mask: Mask) {
  const present = otherValues.filter((value) => value !== undefined);
  const distinct = [...new Map(present.map((value) => [JSON.stringify(value), value])).values()];
  const isVaried = otherValues.some((value) => !isSame(value, mine));
  const numbers = distinct.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  const isNumeric = numbers.length === distinct.length;
  const [low, high] = [numbers[0], numbers.at(-1)];
  if (isNumeric && numbers.length > listed && low !== undefined && high !== undefined)
    return { isVaried, text: `${formatPlain(low)} – ${formatPlain(high)}` };
  if (distinct.length > listed) return { isVaried, text: `${distinct.length} values` };
  const texts = (isNumeric ? numbers : distinct).map((value) => textOf(mask(value)));
  return { isVaried, text: texts.join(', ') };
}

/** The values of rows as a config has them, with secrets masked. */
export const valuesOfRows = (rows: readonly RelatedHyperparameter[]): Record<string, unknown> =>
  atPaths(rows.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value] as const])));
