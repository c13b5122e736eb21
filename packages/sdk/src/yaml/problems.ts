import { isNode, LineCounter, visit } from 'yaml';
import { parseDocuments } from './parse';
import { isMerge, readYaml, refusal, YamlReader } from './read';
import { YamlError } from './yaml-error';

/** A problem of a text, and the range of its characters. */
export type YamlProblem = {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
};

/**
 * Why a master refuses a text, as errors; and names that are given twice, of which it reads the last
 * one, as warnings.
 */
export function yamlProblems(text: string): YamlProblem[] {
  try {
    readYaml(text);
  } catch (failure) {
    if (failure instanceof YamlError) return errorsOf(text, failure);
    throw failure;
  }
  return repeatedNames(text);
}

/** Every error of the syntax; else the error of the value. */
function errorsOf(text: string, failure: YamlError): YamlProblem[] {
  const lineCounter = new LineCounter();
  let errors: YamlError[] = [];
  try {
    const parseErrors = parseDocuments(text, lineCounter)[0]?.errors ?? [];
    errors = parseErrors.map((error) => refusal(error, text, lineCounter));
  } catch (deep) {
    if (!(deep instanceof RangeError)) throw deep;
  }
  return (errors.length > 0 ? errors : [failure]).map(({ from, to, reason }) => ({
    from,
    to,
    severity: 'error',
    message: reason,
  }));
}

function repeatedNames(text: string): YamlProblem[] {
  const [document] = parseDocuments(text);
  if (!document) return [];
  const reader = new YamlReader(document, new LineCounter());
  const problems: YamlProblem[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<string>();
      for (const pair of items) {
        if (isMerge(pair)) continue;
        const name = reader.name(pair);
        if (!names.has(name)) {
          names.add(name);
          continue;
        }
        const [from = 0, to = from] = (isNode(pair.key) && pair.key.range) || [];
        const message = `${JSON.stringify(name)} is given more than once. The last one counts.`;
        problems.push({ from, to, severity: 'warning', message });
      }
    },
  });
  return problems;
}
