import { useCallback, useEffect, useState } from 'react';
import type { HeroSlide, HomeContent } from '@/content/home-types';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Carousel } from '@/ui/carousel';
import { Container } from '@/ui/container';
import { cx } from '@/ui/cx';
import { dataSaver } from '@/lib/media';
import { Picture, PictureRoom } from '@/ui/picture';
import { Phone } from '@/ui/phone';

const RULES = { amber: 'bg-amber-400', lagoon: 'bg-lagoon-light', danger: 'bg-danger-light' };

const SHAPE = 'aspect-[16/9] max-lg:aspect-[16/8]';

/** The picture is asked for at 60 % of a phone's width: 800 px on the sharpest screens, within the first view's 45 kB. */
const SIZES = '(min-width: 64rem) 56vw, (min-width: 40rem) 90vw, 60vw';

/** The next two pictures are fetched this long after the start, in ms, at low priority (spec 1, section 7): well after the first view, well before their turn. */
const FETCH_AHEAD_MS = 2500;
const FETCH_AHEAD = 2;

function Slide({ slide, first, near }: { slide: HeroSlide; first: boolean; near: boolean }) {
  const picture = (priority: boolean | 'low') => <Picture pic={slide.image} sizes={SIZES} priority={priority} className={SHAPE} />;
  return (
    <div className="grid h-full items-center gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="order-2 px-4 pt-5 sm:px-6 lg:order-1 lg:ps-0 lg:pt-0">
        <span aria-hidden="true" className={cx('block h-1.5 w-16', RULES[slide.color])} />
        <h2 className="mt-3 text-hero">{slide.headline}</h2>
        <p className="mt-2 text-xl font-semibold text-amber-300">{slide.subline}</p>
        <p className="mt-3 max-w-text text-lg text-fog">{slide.description}</p>
        <ul className="mt-4 hidden flex-wrap gap-x-6 gap-y-1 font-semibold sm:flex">
          {slide.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <span aria-hidden="true" className="h-1 w-4 bg-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="order-1 overflow-hidden lg:order-2 lg:rounded-xl">
        {near ? picture(first || 'low') : <PictureRoom pic={slide.image} className={SHAPE} unscripted={picture(false)} />}
      </div>
    </div>
  );
}

interface Props {
  content: HomeContent;
  whatsappMessage: string;
  smsMessage: string;
  onSlide?: (index: number) => void;
}

/** Five slides of what we do. The call stands below them and never moves. */
export function Hero({ content, whatsappMessage, smsMessage, onSlide }: Props) {
  const { actions } = content;
  // A phone pays for the picture that it shows: the others are fetched one ahead of the slide that is seen.
  const [reached, setReached] = useState(0);
  const reach = (index: number) => setReached((before) => Math.max(before, index));
  useEffect(() => {
    if (dataSaver()) return;
    const timer = setTimeout(() => reach(FETCH_AHEAD), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const onMove = useCallback(
    (index: number) => {
      if (index > 0) reach(dataSaver() ? index : index + 1);
      onSlide?.(index);
    },
    [onSlide],
  );
  return (
    <div id="home" className="on-dark bg-asphalt-900 pb-8 text-white">
      <div className="mx-auto max-w-page lg:px-6 lg:pt-8">
        <h1 className="px-4 py-3 font-body text-base font-semibold text-fog sm:px-6 lg:px-0 lg:pb-4">{content.h1}</h1>
        <Carousel
          label={content.slidesLabel}
          tone="dark"
          slides={content.slides.map((slide, i) => (
            <Slide key={slide.headline} slide={slide} first={i === 0} near={i <= reached} />
          ))}
          onSlide={onMove}
          controlsClassName="mx-4 sm:mx-6 lg:mx-0"
        />
      </div>
      <Container className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <CallLink source="hero" className="col-span-2 min-h-14 text-2xl">
          {actions.call} <Phone />
        </CallLink>
        <WhatsAppLink message={whatsappMessage} source="hero">{actions.whatsapp}</WhatsAppLink>
        <SmsLink body={smsMessage} source="hero">{actions.sms}</SmsLink>
      </Container>
    </div>
  );
}
