import type { ReactNode } from 'react';
import type { Pic } from '@/content/types';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Container } from './container';
import { cx } from './cx';
import { LinkedText } from './linked-text';
import { Picture } from './picture';

interface Props {
  hero: { kicker: string; title: string; lead: string; picture: Pic };
  crumbs: readonly Crumb[];
  /** Classes for the shares of words and picture on a wide screen. */
  columns: string;
  /** Of the picture. */
  sizes: string;
  /** What the visitor can do. */
  children: ReactNode;
}

/** Opening of a page: where this is, what it is about, the call, and a picture beside them. */
export function PageHero({ hero, crumbs, columns, sizes, children }: Props) {
  return (
    <div className="on-dark bg-asphalt-900 text-white">
      <Container className="pt-4 pb-10">
        <Breadcrumb items={crumbs} />
        <div className={cx('mt-6 grid items-center gap-8 lg:gap-12', columns)}>
          <div>
            <p className="font-semibold text-amber-300">{hero.kicker}</p>
            <h1 className="mt-2 text-hero">{hero.title}</h1>
            <p className="mt-4 max-w-text text-lg text-fog">
              <LinkedText>{hero.lead}</LinkedText>
            </p>
            {children}
          </div>
          <Picture pic={hero.picture} sizes={sizes} priority className="rounded-xl" />
        </div>
      </Container>
    </div>
  );
}
