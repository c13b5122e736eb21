import { type ComponentType, createContext, type ReactNode } from 'react';

/** Shows a fenced block, whose text goes in, in its place. */
export type LiveBlock = ComponentType<{ text: string }>;

/**
 * Holds the blocks of Markdown that are more than code, by the word after their fence. What is in an
 * element of the class `live-block` is not styled as text.
 */
export const LiveBlocks = createContext<Readonly<Record<string, LiveBlock>>>({});

/** Shows a link that stays within the pages of this origin. */
export type LiveLink = ComponentType<{ address: string; children: ReactNode }>;

/** Holds what shows links within these pages, where a page has more than an address for them. */
export const LiveLinks = createContext<LiveLink | undefined>(undefined);
