import { parseDocument } from 'yaml';
import { plainError } from '../handlers/errors';
import { configProblems, firstUnknownKey } from './config-rules';
import { isObject, type Json } from './json';

/**
 * Reads a config in YAML or JSON, as far as it makes sense; what is missing is another matter.
 * @throws MasterError 500 `invalid experiment configuration: …`
 */
export function readConfig(text: string): Json {
  const value = checkedConfig(parseYaml(text), (problem) =>
    plainError(`invalid experiment configuration: ${problem}`),
  );
  return value;
}

/** The value, when it is a config that makes sense. @throws what `refuse` makes of the problem */
export function checkedConfig(value: unknown, refuse: (problem: string) => Error): Json {
  const problems = configProblems(value);
  if (problems.length === 0 && isObject(value)) return value;
  throw refuse(`version 0 experiment config is invalid: config is invalid: ${problems.join('\n')}`);
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text, { merge: true, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw unreadable(error);
  try {
    return document.toJS() ?? null;
  } catch (error) {
    // aliases that grow beyond measure
    throw unreadable(error instanceof Error ? error : new Error(String(error)));
  }
}

const unreadable = ({ message }: Error) =>
  plainError(
    `invalid experiment configuration: cannot parse YAML experiment config: error converting YAML to JSON: yaml: ${message}`,
  );

/** @throws MasterError 500 where a template has a key no config can have */
export function checkKeys(template: Json) {
  const key = firstUnknownKey(template);
  if (key === undefined) return;
  throw plainError(
    `error unmarshaling JSON: while decoding JSON: json: unknown field ${JSON.stringify(key)}`,
  );
}
