import { isObject } from '@trainyard/sdk/model';
import { type Document, parseDocument, stringify } from 'yaml';

type Config = Record<string, unknown>;

type ParsedConfig =
  | { config: Config; problem?: undefined }
  | { config?: undefined; problem: string };

export const toText = (config: Config): string => stringify(config);

/** Parses a user's config; returns the parser's message for an error. */
export function parseText(text: string): ParsedConfig {
  if (text.trim() === '') return { problem: 'The config is empty.' };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { problem: headline(error.message) };
  return read(document, 'The config must contain keys with values.');
}

/** The same with only the line of the error; `required` is the error of an empty text. */
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
    // anchors that expand beyond the limit
    return { problem: headline(failure instanceof Error ? failure.message : String(failure)) };
  }
}

// the parser draws the position below it, which the editor shows itself
const headline = (message: string) => (message.split('\n', 1)[0] ?? message).replace(/:$/, '.');
