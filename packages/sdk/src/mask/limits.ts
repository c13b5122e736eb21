import { masked } from './names';

/**
 * Bounds of the work for one masked value. They are sizes, not times, so that the same value always
 * gives the same text. A text beyond a bound is masked as a whole.
 */
export const bounds = {
  /** characters of a configuration that is parsed as YAML */
  config: 2 ** 18,
  /** characters of a text inside of a value that is parsed as YAML */
  inner: 2 ** 14,
  /** characters that are parsed as YAML for one value, those of texts inside of texts included */
  parsed: 2 ** 19,
  /** texts inside of texts */
  texts: 8,
  /** objects and lists inside of each other; also protects the stack */
  levels: 200,
  /** brackets and indentations of YAML inside of each other */
  yamlLevels: 100,
} as const;

/** Replaces a text that is too long to be searched for secrets. */
export const tooLong = `${masked} (too long to be searched for secrets)`;
/** Replaces what is nested too deeply. */
export const tooDeep = `${masked} (nested too deeply to be searched for secrets)`;

/** The work done so far for one masked value. */
export class Work {
  /** characters given to the YAML parser */
  parsed = 0;
  /** texts that are being masked, each inside of the one before */
  texts = 0;
  /** a part was replaced because it is beyond a bound */
  isCut = false;

  /** Returns true if a YAML text of this length may be parsed, and counts it. */
  canParse(length: number, longest: number): boolean {
    // a short text has a fixed cost, too
    const cost = length + 32;
    const can = length <= longest && this.parsed + cost <= bounds.parsed;
    if (can) this.parsed += cost;
    else this.isCut = true;
    return can;
  }
}
