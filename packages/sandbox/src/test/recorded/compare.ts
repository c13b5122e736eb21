import { isObject, objectOf } from '../../config/json';
import type { Exchange } from './exchange';
import { masked } from './ids';
import { orderDifferences } from './key-order';
import type { Answered } from './send-recorded';
import { type Difference, differences, nothing, type Shape, shapeOf } from './shape';

export type Compared = {
  /** the differences between an answer and the recorded one */
  differences: Difference[];
  /** for answers that are not refusals */
  actual: Shape;
  expected: Shape;
};

const refused = (what: string): Compared => ({
  differences: [{ at: '', what, isVacant: false }],
  actual: nothing,
  expected: nothing,
});
const same: Compared = { differences: [], actual: nothing, expected: nothing };

export function compare(answered: Answered, { response, request }: Exchange): Compared {
  const { status, contentType, text } = answered;
  if (status !== response.status) {
    const recorded = JSON.stringify(response.body ?? response.lines)?.slice(0, 200);
    return refused(`${status} ${text.slice(0, 300)}, recorded ${response.status} ${recorded}`);
  }
  const type = mediaType(contentType);
  const recordedType = mediaType(response.contentType);
  if (recordedType !== null && type !== recordedType) {
    return refused(`${type}, recorded ${recordedType}`);
  }
  return request.method === 'HEAD' ? same : compareBodies(text, response);
}

const mediaType = (type: string | null) => type?.split(';')[0]?.trim() ?? null;

function compareBodies(text: string, { status, body, lines }: Exchange['response']): Compared {
  if (lines) return compareLines(linesOf(text), lines);
  if (typeof body === 'string') return compareTexts(text, body);
  if (body === null || body === undefined) return same;
  const actual: unknown = JSON.parse(text);
  return status >= 400 ? compareRefusals(actual, body) : compareShapes(actual, body);
}

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

function compareLines(actual: unknown[], recorded: unknown[]): Compared {
  const isRefused = recorded.some((line) => isObject(objectOf(line).error));
  return isRefused ? compareRefusals(actual, recorded) : compareShapes(actual, recorded);
}

function compareShapes(own: unknown, recorded: unknown): Compared {
  const actual = shapeOf(own);
  const expected = shapeOf(recorded);
  return {
    actual,
    expected,
    differences: [...differences(actual, expected), ...orderDifferences(own, recorded)],
  };
}

// pages and files were left out of the recordings; for a table the first line is compared
function compareTexts(actual: string, recorded: string): Compared {
  if (recorded.startsWith('(left out')) return actual === '' ? refused('nothing') : same;
  const [own] = actual.split('\n');
  const [first] = recorded.split('\n');
  return own === first ? same : refused(`${own}, recorded ${first}`);
}

function compareRefusals(actual: unknown, recorded: unknown): Compared {
  const own = masked(JSON.stringify(actual));
  const expected = masked(JSON.stringify(recorded));
  return own === expected ? same : refused(`${own}, recorded ${expected}`);
}
