import { isObject } from '@trainyard/sdk/model';
import { formatCount } from '@trainyard/ui/lib/format';

const longestKey = 50;
const longestText = 5_000;
const deepest = 10;

type Metadata = Record<string, unknown>;
type Read = { metadata: Metadata } | { problem: string };

/** Parses the metadata of a run as JSON; `problem` is the reason why the master would refuse it. */
export function readMetadata(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : error}` };
  }
  if (!isObject(value)) return { problem: 'Metadata is an object, such as {"dataset": "coco"}.' };
  const problem = problemOf(value, 1);
  return problem === undefined ? { metadata: value } : { problem };
}

function problemOf(metadata: Metadata, depth: number): string | undefined {
  if (depth > deepest) return `Objects nest at most ${deepest} deep.`;
  for (const [key, value] of Object.entries(metadata)) {
    if (key === '') return 'A key is empty.';
    if (key.length > longestKey) return `The key "${key}" is longer than ${longestKey} characters.`;
    if (typeof value === 'string' && value.length > longestText)
      return `The text of "${key}" is longer than ${formatCount(longestText)} characters.`;
    const problem = isObject(value) ? problemOf(value, depth + 1) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}
