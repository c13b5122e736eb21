import type { ReactNode } from 'react';
import type { Selected } from './edit-markdown';

/** Something that a note can mention. */
export type Mention = {
  key: string;
  icon: ReactNode;
  name: string;
  detail: string;
  /** the page of it, which the link in the note opens */
  address: string;
};

/** Finds what a note can mention by a part of its name; without an answer the text is only typed. */
export type FindMentions = (text: string, signal: AbortSignal) => Promise<Mention[]>;

/** A mention that is not complete: the text after its @, and the offset of the @. */
export type TypedMention = { text: string; at: number };

const fences = /^ {0,3}(?:`{3}|~{3})/gm;

/** Returns true if the text ends inside a fenced block or a span of code. */
function isInCode(text: string): boolean {
  const isOdd = (marks: readonly unknown[] | null) => (marks?.length ?? 0) % 2 === 1;
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return isOdd(text.match(fences)) || isOdd(line.match(/`/g));
}

/** Returns the mention that is being typed before the cursor, if there is one: "@resn". */
export function typedMention({ text, start, end }: Selected): TypedMention | undefined {
  const before = text.slice(0, start);
  const typed = /(?:^|[\s(|])@([^\s@]{1,60})$/.exec(before)?.[1];
  if (start !== end || typed === undefined || isInCode(before)) return undefined;
  return { text: typed, at: start - typed.length - 1 };
}

/** Replaces what was typed by a link, whose name stays text in Markdown. */
export function insertMention({ text, start }: Selected, at: number, mention: Mention): Selected {
  const name = mention.name.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>~&|!]/g, '\\$&');
  const link = `[${name}](${mention.address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  const end = at + link.length;
  return { text: text.slice(0, at) + link + text.slice(start), start: end, end };
}
