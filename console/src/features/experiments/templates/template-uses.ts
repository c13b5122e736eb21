import { useQuery } from '@tanstack/react-query';
import { holdsTemplate, setsAnything } from '@trainyard/insights/templates/holds-template';
import type { Experiment, Template } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { templateQueries } from '~/data/templates';

/** The newest experiments that hold all values of a template; undefined where none can be told. */
export type Uses = Map<string, Experiment[] | undefined>;

/** Finds what each template may have been used by; `data` is undefined until experiments are read. */
export function useTemplateUses(templates: readonly Template[]) {
  const query = useQuery(templateQueries.experiments());
  const { data: experiments } = query;
  const uses = useMemo(() => {
    if (!experiments) return undefined;
    const usesOf = ({ config }: Template) =>
      setsAnything(config)
        ? experiments.filter((experiment) => holdsTemplate(experiment.config, config))
        : undefined;
    return new Map(templates.map((template) => [template.name, usesOf(template)]));
  }, [experiments, templates]);
  return { uses, lookedAt: experiments?.length ?? 0, query };
}
