import { Dices, Grid3x3, type LucideIcon, Workflow } from 'lucide-react';
import { useId } from 'react';
import { withBasePath } from '~/app/links/base-path';
import { links } from '~/lib/links';
import { type SearchMethod, searchMethods } from './search-form';

type DocsLinkProps = { page: string; about: string };

export const DocsLink = ({ page, about }: DocsLinkProps) => (
  <a
    href={withBasePath(links.docs(page))}
    target="_blank"
    rel="noopener noreferrer"
    className="link w-fit text-sm"
  >
    Learn more <span className="sr-only">about {about}</span>
  </a>
);

const methods: Record<SearchMethod, { label: string; icon: LucideIcon }> = {
  adaptive_asha: { label: 'Adaptive', icon: Workflow },
  grid: { label: 'Grid', icon: Grid3x3 },
  random: { label: 'Random', icon: Dices },
};

type Props = { value: SearchMethod; onChange: (method: SearchMethod) => void };

/** Radio buttons underneath, so arrows work. */
export function MethodPicker({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="contents">
        <span className="flex items-baseline gap-2 text-sm">
          <span className="font-medium">Select search method</span>
        </span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {searchMethods.map((method) => {
          const { label, icon: Icon } = methods[method];
          return (
            <label
              key={method}
              className="relative flex h-9 items-center justify-center gap-2 rounded-md border border-line-strong bg-raised text-muted has-checked:border-ink has-checked:bg-hover has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={method}
                checked={method === value}
                onChange={() => onChange(method)}
                className="absolute inset-0 appearance-none opacity-0 outline-none"
              />
              <Icon aria-hidden className="size-4" strokeWidth={1.5} />
              {label}
            </label>
          );
        })}
      </div>
      <DocsLink
        page="training/hyperparameter/search-methods/overview.html"
        about="search methods"
      />
    </fieldset>
  );
}
