import { withBasePath } from '~/app/base-path';
import { links } from '~/lib/links';

type Props = { text: string; problem: string | undefined; onChange: (text: string) => void };

export const ConfigEditor = ({ text, problem, onChange }: Props) => (
  <div className="mt-3.5 grid gap-1">
    <textarea
      aria-label="JupyterLab config"
      aria-invalid={problem ? true : undefined}
      aria-describedby="jupyterlab-config-note"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      spellCheck={false}
      className="h-[44vh] w-full resize-none rounded-md border border-line-strong bg-sunken p-3 font-mono text-sm aria-invalid:border-bad"
    />
    <p id="jupyterlab-config-note" role="alert" className="min-h-5 text-sm text-bad">
      {problem}
    </p>
    <a
      href={withBasePath(links.docs('interfaces/notebooks.html'))}
      target="_blank"
      rel="noopener noreferrer"
      className="link w-fit text-sm"
    >
      Read about JupyterLab settings
    </a>
  </div>
);
