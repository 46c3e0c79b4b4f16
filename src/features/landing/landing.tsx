import { Fragment, type ReactNode } from 'react';
import { BlockView } from './blocks/blocks';
import { LandingContext, type LandingProps } from './context';
import { bandsOf, type NamedPart, type Tone } from './layout';
import { Closing } from './parts/closing';
import { Coverage } from './parts/coverage';
import { Gallery } from './parts/gallery';
import { Hero } from './parts/hero';
import { Prices } from './parts/prices';
import { Questions } from './parts/questions';
import { Services } from './parts/services';
import { Trust } from './parts/trust';

const named: Record<NamedPart, (tone: Tone) => ReactNode> = {
  services: (tone) => <Services tone={tone} />,
  gallery: (tone) => <Gallery tone={tone} />,
  areas: (tone) => <Coverage tone={tone} />,
  prices: (tone) => <Prices tone={tone} />,
};

/** A service page from its content: English or Arabic, complete without JavaScript. */
export function Landing({ content, ...rest }: LandingProps) {
  const { name = content.serviceType, trackingName = name } = content;
  const bands = bandsOf(content);
  return (
    <LandingContext value={{ ...rest, content, source: trackingName }}>
      <Hero />
      <Trust />
      {bands.map(({ part, tone }) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{named[part](tone)}</Fragment>
        ) : (
          <BlockView key={part.title} block={part} tone={tone} />
        ),
      )}
      <Questions tone={bands.at(-1)?.tone === 'light' ? 'dim' : 'light'} />
      <Closing />
    </LandingContext>
  );
}
