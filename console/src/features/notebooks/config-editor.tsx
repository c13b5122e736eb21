import { CodeField } from '@trainyard/ui/form/code-field';
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
  const { name, docs } = launchKinds[kind];
  return (
    <div className="mt-3.5 grid gap-1">
      <CodeField
        label={`${name} config`}
        isLabelHidden
        language="yaml"
        text={text}
        error={problem}
        onChange={onChange}
        className="h-[44vh]"
      />
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
