import { setOwn } from '@trainyard/sdk/model';
import { checkedBy } from '~/lib/form-schema';
import { z } from '~/lib/zod';

/** Metadata as typed; what is submitted is its object. */
export const typedMetadata = z.pipe(
  z.string().check(checkedBy((text) => readMetadata(text).problem)),
  z.transform((text) => readMetadata(text).metadata),
);

type Read = { metadata: Record<string, string>; problem?: undefined | string };

/** Metadata as it is typed, `key: value` line by line; what is wrong names its line. */
export function readMetadata(text: string): Read {
  const metadata: Record<string, string> = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(0, colon)).trim();
    const problem = problemOf(key, { colon, isKnown: Object.hasOwn(metadata, key) });
    if (problem) return { metadata, problem: `${problem} on line ${index + 1}` };
    setOwn(metadata, key, line.slice(colon + 1).trim());
  }
  return { metadata };
}

function problemOf(key: string, { colon, isKnown }: { colon: number; isKnown: boolean }) {
  if (colon < 0) return 'A colon is missing';
  if (key === '') return 'Key is required';
  return isKnown ? `Key ${key} appears twice` : undefined;
}

/** The text of stored metadata; null when a value cannot be written as text. */
export function metadataText(metadata: Record<string, unknown>): string | null {
  const entries = Object.entries(metadata);
  const isPlain = ([key, value]: [string, unknown]) =>
    typeof value === 'string' &&
    !/[:\n]/.test(key) &&
    !value.includes('\n') &&
    value === value.trim();
  return entries.every(isPlain)
    ? entries.map(([key, value]) => `${key}: ${value}`).join('\n')
    : null;
}
