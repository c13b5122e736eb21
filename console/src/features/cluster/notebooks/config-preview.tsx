import { useQuery } from '@tanstack/react-query';
import { isObject, ownValue } from '@trainyard/sdk/model';
import { writeYaml } from '@trainyard/sdk/yaml';
import { useMemo } from 'react';
import { templateQueries } from '~/data/templates';

type Config = Record<string, unknown>;

/** The settings of a template, overridden by those of a launch, key by key. */
function mergedConfig(template: Config, own: Config): Config {
  const merged = { ...template };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isObject(below) && isObject(value) ? mergedConfig(below, value) : value;
  }
  return merged;
}

type PreviewLine = { text: string; isOwn: boolean };

/** The lines of a config as YAML, and the ones that the launch itself sets. */
export const previewLines = (template: Config, own: Config): PreviewLine[] =>
  linesOf(mergedConfig(template, own), own, '');

function linesOf(config: Config, own: Config, indent: string): PreviewLine[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const ownOne = ownValue(own, name);
    if (isObject(value) && Object.keys(value).length > 0) {
      const text = indent + writeYaml({ [name]: {} }).replace(/ \{\}\n$/, '');
      const inner = isObject(ownOne) ? ownOne : {};
      return [{ text, isOwn: false }, ...linesOf(value, inner, `${indent}  `)];
    }
    const isOwn = ownOne !== undefined && !isObject(ownOne);
    return writeYaml({ [name]: value })
      .trimEnd()
      .split('\n')
      .map((line) => ({ text: indent + line, isOwn }));
  });
}

const valueOfLine = /^([^:]*)(:)( .*|)$/;
const isNumber = /^ *-?[\d.]+$/;

/** A line in the colors of the editor: those of its name and of its value. */
function Line({ text }: { text: string }) {
  const [, name, colon, value = ''] = valueOfLine.exec(text) ?? [];
  if (name === undefined) return <span className="whitespace-pre">{text}</span>;
  return (
    <span className="whitespace-pre">
      <span className="text-run">{name}</span>
      {colon}
      <span className={isNumber.test(value) ? 'text-warn' : 'text-ok'}>{value}</span>
    </span>
  );
}

type Props = { config: Config; templateName: string };

/** Shows the settings of a launch over those of its template; those of the launch are marked. */
export function ConfigPreview({ config, templateName }: Props) {
  const { data: templates } = useQuery(templateQueries.list());
  const template = templates?.find(({ name }) => name === templateName);
  const lines = useMemo(() => previewLines(template?.config ?? {}, config), [template, config]);
  return (
    <section aria-labelledby="launch-config" className="min-w-0">
      <h3 id="launch-config" className="pb-1 text-sm font-medium">
        Config{' '}
        <span className="pl-1 font-normal text-faint">
          {template ? 'the template, with the settings of this launch marked' : 'as it is sent'}
        </span>
      </h3>
      <ol className="max-h-48 overflow-auto rounded-md border bg-sunken py-1.5 font-mono text-sm">
        {lines.map(({ text, isOwn }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            data-own={isOwn}
            className={`flex border-l-2 ${isOwn && template ? 'border-ok bg-ok/10' : 'border-transparent'}`}
          >
            <span aria-hidden className="num w-9 shrink-0 pr-3 text-right text-faint">
              {at + 1}
            </span>
            <Line text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
