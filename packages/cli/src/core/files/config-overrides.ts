import { ownValue } from '@trainyard/sdk/model';
import { UsageError } from '../option-values';
import { parseYaml } from './yaml-file';

type Config = Record<string, unknown>;

/** Keys whose value is a list even for a single item, as in `det`. */
const lists = new Set(['bind_mounts', 'devices', 'resources.devices']);

/**
 * Returns a copy of a configuration with keys set by `--config resources.slots=2`: YAML values, a
 * list if there are commas, JSON-like ones unchanged. Creates missing parts.
 * @throws UsageError for a word without `=`, or a key below a value that is not a section
 */
export async function overrideConfig(config: Config, overrides: string[]): Promise<Config> {
  let made = config;
  for (const word of overrides) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`--config takes key=value, not "${word}".`);
    const key = word.slice(0, at);
    made = withKey(made, key.split('.'), await readValue(key, word.slice(at + 1)));
  }
  return made;
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

function withKey(config: Config, [first = '', ...rest]: string[], value: unknown): Config {
  // a key that contains dots itself, such as a hyperparameter `optimizer.lr`
  const whole = [first, ...rest].join('.');
  if (rest.length === 0 || Object.hasOwn(config, whole)) return { ...config, [whole]: value };
  const inner = ownValue(config, first) ?? {};
  if (typeof inner !== 'object' || Array.isArray(inner)) {
    throw new UsageError(`--config cannot set ${whole}: ${first} is not a section.`);
  }
  return { ...config, [first]: withKey({ ...inner }, rest, value) };
}
