import { indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CodeLanguage } from './code-language';

// each grammar loads with the first text of its language
const loaders: Record<CodeLanguage, () => Promise<Extension>> = {
  yaml: async () => {
    const { yaml } = await import('@codemirror/lang-yaml');
    return [yaml(), EditorView.editorAttributes.of({ class: 'code-values' })];
  },
  json: async () => (await import('@codemirror/lang-json')).json(),
  python: async () => {
    const { python } = await import('@codemirror/lang-python');
    return [python(), indentUnit.of('    ')];
  },
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  text: async () => [],
};

/** Loads the extension that colors, folds and indents a language. */
export const loadLanguage = (language: CodeLanguage): Promise<Extension> => loaders[language]();
