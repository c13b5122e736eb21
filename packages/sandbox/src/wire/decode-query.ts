import { enums as defaultEnums } from '../generated/wire-table';
import { invalidArgument, MasterError } from '../handlers/errors';
import { decodeText } from './decode-text';
import type { EnumTable, ParameterRow } from './table';

/** A refusal in the master's other format, `{"message": …}`. */
export class MessageError extends Error {}

/**
 * Query parameters by name. Accepts both spellings, ignores unknown keys; a repeated key becomes a
 * list if the parameter is one, else the first value counts. Missing ones are absent.
 * @throws MasterError 400 for a value that does not parse
 */
export function decodeQuery(
  rows: readonly ParameterRow[],
  search: string,
  enums: EnumTable = defaultEnums,
) {
  if (search === '') return {};
  refuseBadEscapes(search);
  const query: Record<string, unknown> = {};
  const parameters = rows.filter(([, place]) => place === 'query');
  const values = new URLSearchParams(search);
  for (const key of new Set(values.keys())) {
    const name = key.split('.').map(camelCase).join('.');
    const row = parameters.find(([parameter]) => parameter === name);
    if (row) query[name] = decodeValues(row, values.getAll(key), enums);
    else refuseFieldOfScalar(parameters, name);
  }
  return query;
}

/** The JSON spelling of a field written in either spelling. */
export const camelCase = (name: string) =>
  name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

function decodeValues([, , type, flags]: ParameterRow, texts: string[], enums: EnumTable): unknown {
  const isWrapper = flags.includes('w');
  const decode = (text: string) => decodeText({ type, text, enums, isWrapper });
  if (flags.includes('r')) return texts.map(decode);
  return decode(texts[0] ?? '');
}

function refuseBadEscapes(search: string) {
  const bad = /%(?![\da-f]{2}).{0,2}/i.exec(search)?.[0];
  if (bad !== undefined) throw invalidArgument(`invalid URL escape ${JSON.stringify(bad)}`);
}

function refuseFieldOfScalar(parameters: readonly ParameterRow[], name: string) {
  const scalar = parameters.find(([parameter]) => name.startsWith(`${parameter}.`));
  if (!scalar) return;
  const [, , type] = scalar;
  throw new MessageError(`${type} is not a generated message in the open-struct API`);
}

/**
 * Path values by name.
 * @throws MasterError 400 `type mismatch, parameter: experiment_id, error: …`
 */
export function decodePath(
  rows: readonly ParameterRow[],
  texts: Readonly<Record<string, string>>,
  enums: EnumTable = defaultEnums,
) {
  const path: Record<string, unknown> = {};
  for (const [name, place, type, , field = name] of rows) {
    if (place !== 'path') continue;
    path[name] = decodePathValue({ type, field, text: texts[name] ?? '', enums });
  }
  return path;
}

type PathValue = { type: string; field: string; text: string; enums: EnumTable };

function decodePathValue({ type, field, text, enums }: PathValue): unknown {
  try {
    return decodeText({ type, text, enums });
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    const parameter = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    throw invalidArgument(`type mismatch, parameter: ${parameter}, error: ${error.message}`);
  }
}
