import { Fragment, type ReactNode } from 'react';
import { BlockView } from './blocks/blocks';
import { LandingContext, type LandingProps } from './context';
import { partsOf, type Part } from './layout';
import { Closing } from './parts/closing';
import { Coverage } from './parts/coverage';
import { Gallery } from './parts/gallery';
import { Hero } from './parts/hero';
import { Prices } from './parts/prices';
import { Questions } from './parts/questions';
import { Services } from './parts/services';
import { Trust } from './parts/trust';

const named: Record<Exclude<Part, number>, () => ReactNode> = {
  services: () => <Services />,
  gallery: () => <Gallery />,
  areas: () => <Coverage />,
  prices: () => <Prices />,
};

/** A service page from its content: English or Arabic, complete without JavaScript. */
export function Landing({ content, ...rest }: LandingProps) {
  const { blocks, layout = 'services-first', name = content.serviceType } = content;
  return (
    <LandingContext value={{ ...rest, content, name }}>
      <Hero />
      <Trust />
      {partsOf(layout, blocks).map((part) => {
        if (typeof part !== 'number') return <Fragment key={part}>{named[part]()}</Fragment>;
        const block = blocks[part];
        return block && <BlockView key={block.title} block={block} />;
      })}
      <Questions />
      <Closing />
    </LandingContext>
  );
}
