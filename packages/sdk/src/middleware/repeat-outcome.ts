import type { Route } from '../client/call';

type Refusal = { status: number; text: string };

/** Whether this answer to a second try tells that the first one had worked. */
export const isRepeatRefusal = ({ repeatRefusals = [] }: Route, { status, text }: Refusal) =>
  repeatRefusals.some((row) => row.startsWith(`${status} `) && text.includes(row.slice(4)));

// what such a call answers when it works: the first of these that the contract takes
const answers = ['{}', '{"completed":true}', '{"results":[]}'];

/** The answer the first try would have brought. */
export function firstAnswer({ decode, repeatRefusals = [] }: Route, { status, text }: Refusal) {
  if (status === 200) return withoutErrors(text, repeatRefusals);
  return answers.find((each) => isDecodable(each, decode)) ?? '{}';
}

function isDecodable(text: string, decode: Route['decode']) {
  try {
    decode?.(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
}

/** A bulk answer refuses item by item. */
function withoutErrors(text: string, rows: readonly string[]) {
  const body: unknown = JSON.parse(text);
  return JSON.stringify(body, (key, value) =>
    key === 'error' && isOneOf(rows, value) ? '' : value,
  );
}

const isOneOf = (rows: readonly string[], value: unknown) =>
  typeof value === 'string' &&
  rows.some((row) => row.startsWith('200 ') && value.includes(row.slice(4)));
