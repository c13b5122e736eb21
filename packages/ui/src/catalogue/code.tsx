import { CodeDiff } from '@trainyard/ui/code/code-diff';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import type { CodeLines } from '@trainyard/ui/code/code-lines';
import { CodeViewer } from '@trainyard/ui/code/code-viewer';
import { type FileNode, sortFiles } from '@trainyard/ui/code/file-node';
import { FileTree } from '@trainyard/ui/code/file-tree';
import { Markdown } from '@trainyard/ui/page/markdown/markdown';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { SplitPane } from '@trainyard/ui/page/split-pane/split-pane';
import { useEffect, useState } from 'react';
import { entriesOf } from './entry';
import {
  hostileMarkdown,
  jsonText,
  markdownText,
  notebookText,
  pythonText,
  yamlText,
} from './texts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const file = (path: string): FileNode => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  isDir: false,
  files: [],
});

const tree = sortFiles([
  file('config.yaml'),
  {
    path: 'model',
    name: 'model',
    isDir: true,
    files: [file('model/net.py'), file('model/head.py')],
  },
  { path: 'empty', name: 'empty', isDir: true, files: [] },
  file('README.md'),
  file('explore.ipynb'),
  file('metrics.json'),
  file('<img src=x onerror=alert(1)>.py'),
  file('weights.bin'),
  file('nothing.txt'),
]);

const contents: Record<string, Uint8Array<ArrayBuffer>> = {
  'config.yaml': bytesOf(yamlText),
  'README.md': bytesOf(markdownText),
  'explore.ipynb': bytesOf(notebookText),
  'metrics.json': bytesOf(jsonText),
  'weights.bin': new Uint8Array([0, 1, 2, 3]),
  'nothing.txt': new Uint8Array(),
};

const contentOf = (path: string) => contents[path] ?? bytesOf(pythonText);

function Files() {
  const [path, setPath] = useState('model/net.py');
  const [lines, setLines] = useState<CodeLines>();
  return (
    <SplitPane
      label="Width of the file tree"
      initialWidth={240}
      className="min-h-0 flex-1"
      left={<FileTree label="Files" nodes={tree} selected={path} onSelect={setPath} />}
      right={
        <CodeViewer
          key={path}
          name={path}
          bytes={contentOf(path)}
          lines={lines}
          onLines={setLines}
        />
      }
    />
  );
}

const viewer = (name: string, lines?: CodeLines) => () => (
  <CodeViewer name={name} bytes={contentOf(name)} lines={lines} />
);

function Editors() {
  const [yaml, setYaml] = useState(`${yamlText}\nbroken: [1, 2\n`);
  const [json, setJson] = useState('{ "theme": "dark", }');
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <CodeEditor
        label="Config, YAML"
        text={yaml}
        language="yaml"
        onChange={setYaml}
        problem="Invalid YAML on line 22."
        className="h-70"
      />
      <CodeEditor
        label="Settings, JSON"
        text={json}
        language="json"
        onChange={setJson}
        className="h-70"
      />
    </div>
  );
}

const Empty = () => {
  const [text, setText] = useState('');
  return (
    <CodeEditor
      label="Storage, YAML"
      text={text}
      language="yaml"
      onChange={setText}
      placeholder="type: shared_fs"
      className="h-30"
    />
  );
};

const lateMs = 60;
const rendersEveryMs = 25;

/** Gives each text back late, and renders all the time: what is typed stays nevertheless. */
function Late() {
  const [text, setText] = useState(yamlText);
  const [renders, setRenders] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRenders((now) => now + 1), rendersEveryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <CodeEditor
      label="Config, given back late"
      text={text}
      problem={renders % 2 === 0 ? undefined : 'Rendered again.'}
      language="yaml"
      onChange={(next) => void setTimeout(() => setText(next), lateMs)}
      className="h-70"
    />
  );
}

const Diff = () => (
  <CodeDiff
    language="yaml"
    before={{ label: 'Experiment 7', text: yamlText }}
    after={{
      label: 'Experiment 9',
      text: yamlText.replace('0.001', '0.0003').replace('name: mnist', 'name: mnist-wide'),
    }}
  />
);

const long = bytesOf('loss = 0.125  # one of very many lines\n'.repeat(270_000));

export const code = entriesOf('Code and text', {
  'code-files': { title: 'Files and their tree', Example: Files, isPage: true },
  'code-python': {
    title: 'Lines a link names',
    Example: viewer('model/net.py', { from: 9, to: 12 }),
    isPage: true,
  },
  'code-json': { title: 'JSON', Example: viewer('metrics.json'), isPage: true },
  'code-markdown': { title: 'A Markdown file', Example: viewer('README.md'), isPage: true },
  'code-notebook': { title: 'A notebook', Example: viewer('explore.ipynb'), isPage: true },
  'code-binary': { title: 'A binary file', Example: viewer('weights.bin'), isPage: true },
  'code-empty': { title: 'A file without content', Example: viewer('nothing.txt'), isPage: true },
  'code-large': {
    title: 'Ten megabytes',
    Example: () => <CodeViewer name="train.log.py" bytes={long} />,
    isPage: true,
  },
  'code-edit': { title: 'Editors, and what is wrong', Example: Editors },
  'code-edit-empty': { title: 'An empty editor', Example: Empty },
  'code-edit-late': { title: 'An editor whose owner is late', Example: Late },
  'code-diff': { title: 'What differs', Example: Diff },
  markdown: { title: 'Markdown', Example: () => <Markdown text={markdownText} /> },
  'markdown-hostile': {
    title: 'Markdown that means harm',
    Example: () => <Markdown text={hostileMarkdown} />,
  },
  'note-card': {
    title: 'Note',
    Example: () => (
      <NoteCard
        label="First page"
        contents={markdownText}
        draftKey="catalogue"
        onSave={() => Promise.resolve()}
      />
    ),
  },
  'split-pane': {
    title: 'Split pane',
    Example: () => (
      <SplitPane
        label="Width of the left side"
        className="h-40 rounded-md border"
        left={<p className="p-3">Left, 400 pixels at first</p>}
        right={<p className="p-3">Right, what is left over</p>}
      />
    ),
  },
});
