import type { LogSearchParams } from './log-search-params';

type Narrowing = {
  onOnly: (text: string) => void;
  onSince: (at: number) => void;
};

/** How a viewer narrows its log to a text or a time: by the link. */
export const narrowingBy = (onChange: (change: Partial<LogSearchParams>) => void): Narrowing => ({
  onOnly: (text) => onChange({ text, find: '' }),
  onSince: (at) => onChange({ since: new Date(at).toISOString(), line: '', to: '', at: '' }),
});
