import type { CodeLanguage } from './code-language';

type Side = { label: string; text: string };

export type CodeDiffProps = { before: Side; after: Side; language: CodeLanguage };
