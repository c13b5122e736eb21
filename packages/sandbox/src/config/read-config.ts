import { readYaml, YamlError } from '@trainyard/sdk/yaml';
import { plainError } from '../handlers/errors';
import { configProblems, firstUnknownKey } from './config-rules';
import { isObject, type Json } from './json';

/**
 * Parses a config in YAML or JSON and checks its existing values; missing ones are checked
 * elsewhere.
 * @throws MasterError 500 `invalid experiment configuration: …`
 */
export function readConfig(text: string): Json {
  const value = checkedConfig(parseYaml(text), (problem) =>
    plainError(`invalid experiment configuration: ${problem}`),
  );
  return value;
}

/**
 * Returns the value if it is a valid config. @throws the error that `refuse` creates from the
 * problem
 */
export function checkedConfig(value: unknown, refuse: (problem: string) => Error): Json {
  const problems = configProblems(value);
  if (problems.length === 0 && isObject(value)) return value;
  throw refuse(`version 0 experiment config is invalid: config is invalid: ${problems.join('\n')}`);
}

function parseYaml(text: string): unknown {
  try {
    return readYaml(text);
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    throw plainError(
      `invalid experiment configuration: cannot parse YAML experiment config: error converting YAML to JSON: ${error.message}`,
    );
  }
}

/** @throws MasterError 500 for a template with a key that does not exist in configs */
export function checkKeys(template: Json) {
  const key = firstUnknownKey(template);
  if (key === undefined) return;
  throw plainError(
    `error unmarshaling JSON: while decoding JSON: json: unknown field ${JSON.stringify(key)}`,
  );
}
