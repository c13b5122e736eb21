import { withBasePath } from './base-path';
import { editionSuffix } from './branding';

type Props = {
  branding: string;
  orientation: 'horizontal' | 'stacked';
  className: string;
};

/** The product's logo: by edition, orientation and theme. It has no alternative text: the caller names the product. */
export function BrandLogo({ branding, orientation, className }: Props) {
  const source = (theme: string) =>
    withBasePath(`brand/trainyard${editionSuffix(branding)}-${orientation}-${theme}.svg`);
  return (
    <>
      <img src={source('light')} alt="" className={`dark:hidden ${className}`} />
      <img src={source('dark')} alt="" className={`not-dark:hidden ${className}`} />
    </>
  );
}
