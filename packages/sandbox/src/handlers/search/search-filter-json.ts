import { plainError } from '../errors';

export type FilterField = {
  kind: 'field';
  columnName: string;
  location: string;
  operator: string;
  type: string;
  value: unknown;
};
export type FilterGroup = { kind: 'group'; conjunction: string; children: FilterNode[] };
export type FilterNode = FilterField | FilterGroup | { kind: 'unknown' };
export type Filter = { group: FilterGroup; showArchived: boolean };

type Fields = Map<string, unknown>;

/**
 * Parses the filter's JSON text. Key names match ignoring case; unknown keys are ignored.
 * @throws MasterError 500 with the decoder's text for invalid JSON
 */
export function readFilter(text: string): Filter {
  const fields = fieldsOf(parse(text));
  const group = readNode(fields.get('filtergroup') ?? {});
  return {
    group: group.kind === 'group' ? group : { kind: 'group', conjunction: 'and', children: [] },
    showArchived: fields.get('showarchived') === true,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw plainError(decoderText(text));
  }
}

// the master's decoder names the first invalid character
function decoderText(text: string): string {
  for (let end = 1; end <= text.length; end++) {
    if (!couldGoOn(text.slice(0, end))) {
      return `invalid character '${text[end - 1]}' looking for beginning of value`;
    }
  }
  return 'unexpected end of JSON input';
}

const endings = ['', '}', ']', '"', '":0}', '0}', '"a":0}', ':0}', 'null', '0'];
const couldGoOn = (start: string) =>
  endings.some((ending) => isJson(start + ending)) || /[[{,:"\w\s.+-]$/.test(start);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]));
}

const textIn = (fields: Fields, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

function readNode(value: unknown): FilterNode {
  const fields = fieldsOf(value);
  const kind = textIn(fields, 'kind');
  const children = fields.get('children');
  if (kind === 'group' || (kind === '' && Array.isArray(children))) {
    return {
      kind: 'group',
      conjunction: textIn(fields, 'conjunction'),
      children: Array.isArray(children) ? children.map(readNode) : [],
    };
  }
  if (kind !== 'field') return { kind: 'unknown' };
  return {
    kind,
    columnName: textIn(fields, 'columnname'),
    location: textIn(fields, 'location') || 'LOCATION_TYPE_EXPERIMENT',
    operator: textIn(fields, 'operator'),
    type: textIn(fields, 'type') || 'COLUMN_TYPE_UNSPECIFIED',
    value: fields.get('value') ?? null,
  };
}
