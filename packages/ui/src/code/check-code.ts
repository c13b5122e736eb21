import { createContext } from 'react';
import type { CodeLanguage } from './code-language';

/** A problem of a text, and the range of its characters. */
export type CodeProblem = {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
};

type LanguageChecks = Partial<
  Record<CodeLanguage, (text: string) => Promise<readonly CodeProblem[]>>
>;

/** The checks of a product, by language, for the editors inside; JSON has one of its own. */
export const CodeChecks = createContext<LanguageChecks>({});

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

/** Returns no problems for an empty text, and for languages without a check. */
export async function checkCode(
  text: string,
  language: CodeLanguage,
  checks: LanguageChecks = {},
): Promise<readonly CodeProblem[]> {
  const all: LanguageChecks = { json: checkJson, ...checks };
  return text.trim() === '' ? [] : ((await all[language]?.(text)) ?? []);
}
