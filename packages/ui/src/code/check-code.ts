import type { CodeLanguage } from './code-language';

/** A syntax error of a text, and the range of its characters. */
export type CodeProblem = {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
};

const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;

async function checkYaml(text: string): Promise<CodeProblem[]> {
  // loads the YAML parser with the first text to check
  const { parseDocument } = await import('yaml');
  const { errors, warnings } = parseDocument(text);
  const toProblem =
    (severity: CodeProblem['severity']) =>
    ({ pos: [from, to], message }: (typeof errors)[number] | (typeof warnings)[number]) => ({
      from: Math.min(from, text.length),
      to: Math.min(to, text.length),
      severity,
      message: firstLine(message),
    });
  return [...errors.map(toProblem('error')), ...warnings.map(toProblem('warning'))];
}

async function checkJson(text: string): Promise<CodeProblem[]> {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // engines word the message differently, and give the position in one of two forms or not at all
    const place = /position (\d+)/.exec(message)?.[1];
    const line = /line (\d+) column (\d+)/.exec(message);
    const at = place ? Number(place) : offsetOf(text, Number(line?.[1]), Number(line?.[2]));
    return [{ from: at, to: Math.min(text.length, at + 1), severity: 'error', message }];
  }
}

function offsetOf(text: string, line: number, column: number): number {
  if (!(line > 0)) return text.length;
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, start + column - 1);
}

const checks: Partial<Record<CodeLanguage, (text: string) => Promise<CodeProblem[]>>> = {
  yaml: checkYaml,
  json: checkJson,
};

/** Returns undefined for an empty text, and for languages without a check. */
export const checkCode = async (text: string, language: CodeLanguage): Promise<CodeProblem[]> =>
  text.trim() === '' ? [] : ((await checks[language]?.(text)) ?? []);
