import { type ComponentType, createContext, type ReactNode } from 'react';

export type LiveBlock = {
  /** renders a fenced block from its text */
  Block: ComponentType<{ text: string }>;
  /** of a block while it loads, px */
  height: (text: string) => number;
};

/**
 * The special blocks of Markdown, by the word after their fence. Content of an element with the
 * class `live-block` is not styled as text.
 */
export const LiveBlocks = createContext<Readonly<Record<string, LiveBlock>>>({});

/** A dialog that asks for what a block shows, and passes the text of the block. */
export type BlockForm = ComponentType<{ onInsert: (text: string) => void; onClose: () => void }>;

/** The dialogs for blocks that have one, by the word after their fence. */
export const BlockForms = createContext<Readonly<Record<string, BlockForm>>>({});

/** Renders a link to a page of this origin. */
export type LiveLink = ComponentType<{ address: string; children: ReactNode }>;

/**
 * The component for links to pages of this origin, where a page shows more than an address for
 * them.
 */
export const LiveLinks = createContext<LiveLink | undefined>(undefined);
