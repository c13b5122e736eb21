import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { stateLabel } from '@trainyard/sdk/model';
import { toneClass } from '@trainyard/ui/base/badge';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Box } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { basePath } from '~/app/links/base-path';
import { StateIcon, stateStyle } from '~/components/entity/state-badge';
import { experimentQueries } from '~/data/experiments/experiments';
import { modelQueries } from '~/data/models';
import { silent } from '~/data/silent';

type Props = { address: string; children: ReactNode };

// the server answers these paths, not the router
const notPages = /^\/(?:api|docs|proxy)(?:\/|$)/;

const modelPath = /^\/models\/([^/]+)(?:\/versions\/(\d+))?(?:\/|$)/;

/** A part of a path as text; undefined if its escapes are invalid. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The path below the base path and the URL for the router; undefined if it is not a page. */
function pageOf(address: string): { path: string; href: string } | undefined {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  const base = basePath();
  if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
  const path = `/${pathname.slice(base.length)}`;
  return notPages.test(path) ? undefined : { path, href: pathname + search + hash };
}

/** The text of a link; undefined if it only repeats its URL, or is empty. */
function ownWords(address: string, children: ReactNode): ReactNode | undefined {
  const text = typeof children === 'string' ? children.trim() : undefined;
  const isEmpty = children === undefined || children === null || text === '';
  return isEmpty || text === address ? undefined : children;
}

/**
 * A link of a note to a page, through the router; for an experiment or a model with its current
 * name.
 */
export default function NoteLink({ address, children }: Props) {
  const page = pageOf(address);
  if (!page) return <a href={address}>{children}</a>;
  const { path, href } = page;
  // a point of a chart: the note is already about its experiment
  if (new URLSearchParams(href.split('?')[1]).has('point'))
    return <PageLink href={href}>{children}</PageLink>;
  const experiment = /^\/experiments\/(\d+)(?:\/|$)/.exec(path)?.[1];
  if (experiment) {
    const words = ownWords(address, children);
    return <ExperimentMention experimentId={Number(experiment)} {...{ href, words }} />;
  }
  const [, model = '', version] = modelPath.exec(path) ?? [];
  const name = decoded(model);
  if (name) {
    const words = ownWords(address, children);
    return <ModelMention {...{ name, version, href, words }} />;
  }
  return <PageLink href={href}>{children}</PageLink>;
}

/** A link that the router follows, unless the user opens another tab. */
function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { history } = useRouter();
  function onClick(event: MouseEvent) {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.button !== 0) return;
    event.preventDefault();
    history.push(href);
  }
  return <a {...rest} href={href} onClick={onClick} />;
}

const mentionClass =
  'live-block inline-flex max-w-full items-center gap-1 rounded-sm border px-1 align-bottom text-text no-underline-hover hover:bg-hover';

type MentionProps = { href: string; words: ReactNode | undefined };

// a mention that cannot be read is a link: the note is not about it alone
function ExperimentMention({ experimentId, href, words }: MentionProps & { experimentId: number }) {
  const { data } = useQuery(silent(experimentQueries.detail(experimentId)));
  const fallback = `Experiment ${experimentId}`;
  if (!data) return <PageLink href={href}>{words ?? fallback}</PageLink>;
  const { name, state } = data.experiment;
  const { tone, shape } = stateStyle(state);
  return (
    <PageLink href={href} className={mentionClass} title={`${displayText(name)} (${experimentId})`}>
      <StateIcon shape={shape} className={toneClass(tone)} />
      <span className="truncate">{words ?? displayText(name)}</span>
      <span className="sr-only">, {stateLabel(state)}</span>
    </PageLink>
  );
}

type ModelProps = MentionProps & { name: string; version: string | undefined };

function ModelMention({ name, version, href, words }: ModelProps) {
  const { data } = useQuery(silent(modelQueries.detail(name)));
  const suffix = version ? ` v${version}` : '';
  if (!data) return <PageLink href={href}>{words ?? `Model ${name}${suffix}`}</PageLink>;
  const facts = [`${displayText(data.name)}, ${plural(data.numVersions, 'version')}`];
  if (data.archived) facts.push('archived');
  return (
    <PageLink href={href} className={mentionClass} title={facts.join(', ')}>
      <Box aria-hidden className="size-3.5 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="truncate">{words ?? `${displayText(data.name)}${suffix}`}</span>
      {data.archived ? <span className="text-faint">archived</span> : null}
    </PageLink>
  );
}
