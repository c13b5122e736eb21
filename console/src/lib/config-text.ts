import { type Document, parseDocument, stringify } from 'yaml';
import { isObject } from './is-object';

type Config = Record<string, unknown>;

type ParsedConfig =
  | { config: Config; problem?: undefined }
  | { config?: undefined; problem: string };

export const toText = (config: Config): string => stringify(config);

/** A config as a person wrote it, or what is wrong with it in the parser's words. */
export function parseText(text: string): ParsedConfig {
  if (text.trim() === '') return { problem: 'The config is empty.' };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { problem: headline(error.message) };
  return read(document, 'The config must contain keys with values.');
}

/** The same with the line of the error alone; `required` is the error of an empty text. */
export function parseConfig(text: string, required: string): ParsedConfig {
  if (text.trim() === '') return { problem: required };
  const document = parseDocument(text);
  const [error] = document.errors;
  const invalid = (line: number) => `Invalid YAML on line ${line}.`;
  if (error) return { problem: invalid(error.linePos?.[0].line ?? 1) };
  return read(document, invalid(1));
}

function read(document: Document, noMap: string): ParsedConfig {
  try {
    const config: unknown = document.toJS();
    return isObject(config) ? { config } : { problem: noMap };
  } catch (failure) {
    // anchors that multiply beyond reason
    return { problem: headline(failure instanceof Error ? failure.message : String(failure)) };
  }
}

// below it the parser draws the place, which the editor shows
const headline = (message: string) => (message.split('\n', 1)[0] ?? message).replace(/:$/, '.');
