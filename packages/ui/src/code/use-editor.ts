import { isolateHistory } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, indentOnInput } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import { diff } from '@codemirror/merge';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import {
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type OwnReports, withoutReport } from '../lib/own-reports';
import { CodeChecks, checkCode } from './check-code';
import type { CodeLanguage } from './code-language';
import { type CodeLines, pickLines } from './code-lines';
import { editingKeys, readingKeys, startTabs } from './editor-keys';
import { editorSearch } from './editor-search';
import { editorColors, editorTheme } from './editor-theme';
import { loadLanguage } from './load-language';

type LinkedLinesInput = { view: EditorView; part: Compartment; lines: CodeLines | undefined };

const linked = Decoration.line({ class: 'cm-linkedLine' });

/** Marks the linked lines and scrolls the first of them into view. */
function showLines({ view, part, lines }: LinkedLinesInput): void {
  const { doc } = view.state;
  if (!lines || lines.from > doc.lines) {
    view.dispatch({ effects: part.reconfigure([]) });
    return;
  }
  const marks = [];
  for (let line = lines.from; line <= Math.min(lines.to, doc.lines); line += 1)
    marks.push(linked.range(doc.line(line).from));
  view.dispatch({
    effects: [
      part.reconfigure(EditorView.decorations.of(Decoration.set(marks))),
      EditorView.scrollIntoView(doc.line(lines.from).from, { y: 'center' }),
    ],
  });
}

/** Marks a change that the owner has made. */
const fromOwner = Annotation.define<true>();

/** Changes what differs, so that the cursor and the selection stay where they are. */
function showText(view: EditorView, text: string): void {
  const { doc } = view.state;
  // with the line ends of the editor
  const next = view.state.toText(text).toString();
  const changes = diff(doc.toString(), next, { scanLimit: 500 }).map(
    ({ fromA, toA, fromB, toB }) => ({
      from: fromA,
      to: toA,
      insert: next.slice(fromB, toB),
    }),
  );
  const annotations = [fromOwner.of(true), isolateHistory.of('full')];
  if (changes.length > 0) view.dispatch({ changes, annotations });
}

type Parts = Record<'language' | 'name' | 'wrap' | 'lines', Compartment>;

const newParts = (): Parts => ({
  language: new Compartment(),
  name: new Compartment(),
  wrap: new Compartment(),
  lines: new Compartment(),
});

/**
 * An editor in its own shadow tree: there its styles are adopted sheets, which the content security
 * policy allows, and the rules of the page do not apply.
 */
export function useEditor(host: RefObject<HTMLElement | null>, props: CodeEditorProps) {
  const { text, language, isWrapped = false, label, problem, lines } = props;
  const [parts] = useState(newParts);
  const [view, setView] = useState<EditorView>();
  const lastText = useRef(text);
  const reports = useRef<OwnReports>([]);

  const change = useEffectEvent((next: string) => {
    reports.current = [...reports.current, next];
    // as in any field: the owner has rendered a key before the next one is typed
    flushSync(() => props.onChange?.(next));
  });
  const checks = useContext(CodeChecks);
  const check = useEffectEvent((code: string) => checkCode(code, props.language, checks));
  const pick = useEffectEvent((line: number, isExtending: boolean) =>
    props.onLines?.(pickLines(line, props.lines, isExtending)),
  );
  const extensions = useEffectEvent(() => [
    editorTheme,
    editorColors,
    highlightSpecialChars(),
    drawSelection({ cursorBlinkRate: prefersStill() ? 0 : 1200 }),
    numbers(props.onLines === undefined ? undefined : pick),
    codeFolding(),
    foldGutter(),
    editorSearch,
    props.onChange === undefined ? reading : editing(props, { change, check }),
    parts.language.of([]),
    parts.name.of(naming(props)),
    parts.wrap.of([]),
    parts.lines.of([]),
  ]);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const state = EditorState.create({ doc: lastText.current, extensions: extensions() });
    const editor = new EditorView({ root, parent: root, state });
    startTabs(editor);
    // a form focuses its first invalid field; a tabindex on the host would remove its content from
    // the Tab order
    host.current.focus = () => editor.focus();
    setView(editor);
    return () => editor.destroy();
  }, [host]);

  // the editor owns its text: one that it has reported itself never replaces what was typed since
  useEffect(() => {
    if (!view || text === lastText.current) return;
    lastText.current = text;
    const rest = withoutReport(reports.current, text);
    reports.current = rest ?? [];
    if (!rest) showText(view, text);
  }, [view, text]);

  useEffect(() => {
    let isGone = false;
    void loadLanguage(language).then((extension) => {
      if (!isGone) view?.dispatch({ effects: parts.language.reconfigure(extension) });
    });
    return () => {
      isGone = true;
    };
  }, [view, parts, language]);

  useEffect(() => {
    view?.dispatch({ effects: parts.name.reconfigure(naming({ label, problem })) });
  }, [view, parts, label, problem]);
  useEffect(() => {
    view?.dispatch({ effects: parts.wrap.reconfigure(isWrapped ? EditorView.lineWrapping : []) });
  }, [view, parts, isWrapped]);

  const from = lines?.from;
  const to = lines?.to;
  useEffect(() => {
    if (view) showLines({ view, part: parts.lines, lines: asLines(from, to) });
  }, [view, parts, from, to]);
  return view;
}

const asLines = (from?: number, to?: number): CodeLines | undefined =>
  from === undefined || to === undefined ? undefined : { from, to };

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const naming = ({ label, problem }: Pick<CodeEditorProps, 'label' | 'problem'>): Extension =>
  EditorView.contentAttributes.of({
    'aria-label': label,
    // the keyboard must reach the scrolling area
    tabindex: '0',
    // `aria-describedby` cannot reference an id outside the shadow tree
    ...(problem ? { 'aria-invalid': 'true', 'aria-description': problem } : {}),
  });

const reading: Extension = [
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  readingKeys,
];

type Editing = {
  change: (text: string) => void;
  check: (text: string) => Promise<readonly Diagnostic[]>;
};

/**
 * Replaces a selection by text itself: the browser would give the text the style of the replaced one
 * inline, which the content security policy refuses.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { state } = view;
    if (inputType !== 'insertText' || data === null || isComposing || state.selection.main.empty)
      return false;
    const typed = { userEvent: 'input.type', scrollIntoView: true };
    view.dispatch(state.replaceSelection(data), typed);
    return true;
  },
});

const editing = (props: CodeEditorProps, { change, check }: Editing): Extension => [
  editingKeys,
  replaceSelection,
  bracketMatching(),
  indentOnInput(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  placeholder(props.placeholder ?? ''),
  linter((view) => check(view.state.doc.toString()), { delay: 300 }),
  lintGutter(),
  EditorView.updateListener.of((update) => {
    const isTyped = update.transactions.some(
      (each) => each.docChanged && !each.annotation(fromOwner),
    );
    if (isTyped) change(update.state.doc.toString());
  }),
];

const numbers = (pick?: (line: number, isExtending: boolean) => void): Extension => {
  if (!pick) return lineNumbers();
  return [
    lineNumbers({
      domEventHandlers: {
        mousedown: (view, block, event) => {
          const isExtending = event instanceof MouseEvent && event.shiftKey;
          pick(view.state.doc.lineAt(block.from).number, isExtending);
          return true;
        },
      },
    }),
    EditorView.editorAttributes.of({ class: 'code-links' }),
  ];
};

/** Methods of an editor that its owner may call. */
export type CodeEditorHandle = {
  search: () => void;
  selectedLines: () => CodeLines | undefined;
};

export type CodeEditorProps = {
  /** its accessible name */
  label: string;
  /**
   * The text at first. Later the editor takes only a text that it has not reported itself, and
   * keeps the cursor.
   */
  text: string;
  /** the language; an editable editor keeps its first one */
  language: CodeLanguage;
  /** without it the text is read-only */
  onChange?: ((text: string) => void) | undefined;
  /** the problem of the text, announced together with its name */
  problem?: string | undefined;
  placeholder?: string | undefined;
  isWrapped?: boolean | undefined;
  /** lines of the link: marked, and scrolled into view */
  lines?: CodeLines | undefined;
  /** called on a click on a line number, with Shift for a range */
  onLines?: ((lines: CodeLines) => void) | undefined;
  handle?: Ref<CodeEditorHandle> | undefined;
};
