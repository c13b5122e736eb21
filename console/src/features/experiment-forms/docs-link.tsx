import { withBasePath } from '~/app/base-path';
import { links } from '~/lib/links';

type Props = { page: string; about: string };

export const DocsLink = ({ page, about }: Props) => (
  <a
    href={withBasePath(links.docs(page))}
    target="_blank"
    rel="noopener noreferrer"
    className="link w-fit text-sm"
  >
    Learn more <span className="sr-only">about {about}</span>
  </a>
);
