import { supports } from '~/app/abilities';
import { masterPattern } from '../sources/master-pattern';
import type { LogSearchParams } from './log-search-params';

type Narrowing = {
  onOnly: (text: string, isPattern: boolean) => void;
  patternProblem?: (pattern: string) => string | undefined;
  onSince: (at: number) => void;
};

const patternProblem = (pattern: string): string | undefined =>
  masterPattern(pattern) === undefined
    ? 'The master cannot show the lines of this expression alone: it may read ^, $, \\b, (?=…) and \\1 in another way.'
    : undefined;

/** Why a log cannot be narrowed to an expression, on masters that search by one. */
export const patternProblems = () => (supports('logPatterns') ? { patternProblem } : {});

/** How a viewer narrows its log to a text, an expression or a time: by the link. */
export const narrowingBy = (onChange: (change: Partial<LogSearchParams>) => void): Narrowing => ({
  onOnly: (text, pattern) => onChange({ text, pattern, find: '' }),
  ...patternProblems(),
  onSince: (at) => onChange({ since: new Date(at).toISOString(), line: '', to: '', at: '' }),
});
