import { useId } from 'react';
import { withBasePath } from '~/app/base-path';
import { links } from '~/lib/links';
import type { LaunchKind } from './launch-kinds';
import { launchKinds } from './launch-kinds';

type Props = {
  kind: LaunchKind;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** The whole config of a launch as YAML. */
export function ConfigEditor({ kind, text, problem, onChange }: Props) {
  const noteId = useId();
  const { name, docs } = launchKinds[kind];
  return (
    <div className="mt-3.5 grid gap-1">
      <textarea
        aria-label={`${name} config`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={noteId}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        className="h-[44vh] w-full resize-none rounded-md border border-line-strong bg-sunken p-3 font-mono text-sm aria-invalid:border-bad"
      />
      <p id={noteId} role="alert" className="min-h-5 text-sm text-bad">
        {problem}
      </p>
      <a
        href={withBasePath(links.docs(docs))}
        target="_blank"
        rel="noopener noreferrer"
        className="link w-fit text-sm"
      >
        {`Read about ${name} settings`}
      </a>
    </div>
  );
}
