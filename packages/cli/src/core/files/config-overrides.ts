import { isObject, ownValue } from '@trainyard/sdk/model';
import { UsageError } from '../option-values';
import { parseYaml } from './yaml-file';

type Config = Record<string, unknown>;

/** Keys whose value is a list even for a single item, as in `det`. */
const lists = new Set(['bind_mounts', 'devices', 'resources.devices']);

/**
 * Returns a copy of a configuration with keys set by `--config resources.slots=2`: YAML values, a
 * list if there are commas, JSON-like ones unchanged. Creates missing parts. Names that contain dots
 * are those of `named`, the configuration itself unless it only holds changes to another.
 * @throws UsageError for a word without `=`, or a key below a value that is not a section
 */
export async function overrideConfig(
  config: Config,
  overrides: string[],
  named?: Config,
): Promise<Config> {
  let overridden = config;
  for (const word of overrides) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`--config takes key=value, not "${word}".`);
    const key = word.slice(0, at);
    const value = await readValue(key, word.slice(at + 1));
    overridden = withKey({ config: overridden, named: named ?? overridden }, key.split('.'), value);
  }
  return overridden;
}

async function readValue(key: string, text: string): Promise<unknown> {
  const where = `The value of --config ${key}`;
  const isList = lists.has(key);
  if (/^[[{]/.test(text)) {
    const value = await parseYaml(text, where);
    return isList && !Array.isArray(value) ? [value] : value;
  }
  if (text.includes(',')) return Promise.all(text.split(',').map((part) => parseYaml(part, where)));
  const value = await parseYaml(text, where);
  return isList ? [value] : value;
}

type Named = { config: Config; named: Config };

function withKey({ config, named }: Named, path: string[], value: unknown): Config {
  const length = nameLength(named, path);
  const name = path.slice(0, length).join('.');
  const rest = path.slice(length);
  if (rest.length === 0) return { ...config, [name]: value };
  const inner = ownValue(config, name) ?? {};
  if (!isObject(inner))
    throw new UsageError(`--config cannot set ${path.join('.')}: ${name} is not a section.`);
  const names = ownValue(named, name);
  const below = { config: inner, named: isObject(names) ? names : inner };
  return { ...config, [name]: withKey(below, rest, value) };
}

/**
 * Counts the parts of a path that are its first name: one, unless the configuration has a longer
 * name with dots, such as a hyperparameter `optimizer.lr`.
 */
function nameLength(config: Config, path: string[]): number {
  for (let length = path.length; length > 1; length--) {
    const name = path.slice(0, length).join('.');
    const isWhole = length === path.length;
    if (isWhole ? Object.hasOwn(config, name) : isObject(ownValue(config, name))) return length;
  }
  return 1;
}
