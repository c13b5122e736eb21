import { isObject } from '@trainyard/sdk/model';
import { readYaml, YamlError } from '@trainyard/sdk/yaml';

type Config = Record<string, unknown>;

type ParsedConfig =
  | { config: Config; problem?: undefined }
  | { config?: undefined; problem: string };

/** Reads a user's config as a master does; returns the reason for a text that it refuses. */
export function parseText(text: string): ParsedConfig {
  if (text.trim() === '') return { problem: 'The config is empty.' };
  const value = valueOrError(text);
  if (value instanceof YamlError) return { problem: `Line ${value.line}: ${value.reason}.` };
  return isObject(value)
    ? { config: value }
    : { problem: 'The config must contain keys with values.' };
}

/** The same with only the line of the error; `required` is the error of an empty text. */
export function parseConfig(text: string, required: string): ParsedConfig {
  if (text.trim() === '') return { problem: required };
  const value = valueOrError(text);
  if (isObject(value) && !(value instanceof YamlError)) return { config: value };
  return { problem: `Invalid YAML on line ${value instanceof YamlError ? value.line : 1}.` };
}

function valueOrError(text: string): unknown {
  try {
    return readYaml(text);
  } catch (error) {
    if (error instanceof YamlError) return error;
    throw error;
  }
}
