import { useQuery } from '@tanstack/react-query';
import { holdsTemplate, setsAnything } from '@trainyard/insights/templates/holds-template';
import type { Experiment, Template } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { templateQueries } from '~/data/templates';

/**
 * The newest experiments that contain all values of a template; undefined for a template that sets
 * no value.
 */
export type Uses = Map<string, Experiment[] | undefined>;

/**
 * Finds the experiments that may have used each template; `data` is undefined until experiments
 * have loaded.
 */
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
