import type { Ref } from 'react';
import type { CodeLanguage } from './code-language';
import type { CodeLines } from './code-lines';

/** Methods of an editor that its owner may call. */
export type CodeEditorHandle = {
  search: () => void;
  selectedLines: () => CodeLines | undefined;
};

export type CodeEditorProps = {
  /** names it for screen readers */
  label: string;
  text: string;
  /** of an editor that is written in, it stays what it was at first */
  language: CodeLanguage;
  /** without it the text is only read */
  onChange?: ((text: string) => void) | undefined;
  /** what is wrong with the text, said together with its name */
  problem?: string | undefined;
  placeholder?: string | undefined;
  isWrapped?: boolean | undefined;
  /** lines a link names: marked, and in sight */
  lines?: CodeLines | undefined;
  /** makes line numbers pick lines, with Shift a range */
  onLines?: ((lines: CodeLines) => void) | undefined;
  handle?: Ref<CodeEditorHandle> | undefined;
};
