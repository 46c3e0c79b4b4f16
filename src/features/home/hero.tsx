import { useEffect, useState } from 'react';
import type { HeroSlide, HomeContent } from '@/content/home-types';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Carousel } from '@/ui/carousel';
import { cx } from '@/ui/cx';
import { sincePaint } from '@/lib/first-paint';
import { dataSaver } from '@/lib/media';
import { Picture, PictureRoom } from '@/ui/picture';
import { Phone } from '@/ui/phone';

const RULES = { amber: 'bg-amber-400', lagoon: 'bg-lagoon-light', danger: 'bg-danger-light' };

/** On phones the sides are cropped, more of the left: the vehicles stand right of the middle. */
const SHAPE = 'aspect-[16/9] max-sm:aspect-[16/10] max-sm:object-[80%_50%]';

/** As wide as it is shown; on the sharpest phones 1200 px, which the encoder keeps within the first view's 45 kB. */
const SIZES = '(min-width: 80rem) 44rem, (min-width: 769px) 56vw, 100vw';

/**
 * The next two pictures are fetched this long after the first paint, in ms, at low
 * priority (spec 1, section 7): well after the first view, well before their turn.
 */
const FETCH_AHEAD_MS = 2500;
const FETCH_AHEAD = 2;

function Slide({ slide, first, near }: { slide: HeroSlide; first: boolean; near: boolean }) {
  const picture = (priority: boolean | 'low') => (
    <Picture pic={slide.image} sizes={SIZES} priority={priority} className={SHAPE} />
  );
  return (
    <>
      <div className="overflow-hidden wide:rounded-xl">
        {near ? picture(first || 'low') : <PictureRoom className={SHAPE} unscripted={picture(false)} />}
      </div>
      <div className="gutter pt-4 wide:px-0">
        <span aria-hidden="true" className={cx('block h-1 w-12', RULES[slide.color])} />
        <h2 className="mt-2 text-title">{slide.headline}</h2>
        <p className="text-lg font-semibold text-amber-300">{slide.subline}</p>
        <p className="mt-1 max-w-text text-fog">{slide.description}</p>
        <ul className="mt-2 hidden flex-wrap gap-x-6 gap-y-1 font-semibold sm:flex">
          {slide.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <span aria-hidden="true" className="h-1 w-4 bg-amber-400" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface Props {
  content: HomeContent;
  whatsappMessage: string;
  smsMessage: string;
  onSlide?: (index: number) => void;
}

/**
 * The page's first words and the call, which never move, and five slides of what we do: under
 * them up to 768 px, beside them above that. What calls comes first in the document too.
 */
export function Hero({ content, whatsappMessage, smsMessage, onSlide }: Props) {
  const { actions } = content;
  // A phone pays for the picture that it shows: the others are fetched one ahead of the slide that is seen.
  const [reached, setReached] = useState(0);
  const reach = (index: number) => setReached((before) => Math.max(before, index));
  useEffect(() => {
    if (dataSaver()) return;
    const timer = setTimeout(() => reach(FETCH_AHEAD), Math.max(0, FETCH_AHEAD_MS - sincePaint()));
    return () => clearTimeout(timer);
  }, []);
  const onMove = (index: number) => {
    if (index > 0) reach(dataSaver() ? index : index + 1);
    onSlide?.(index);
  };
  return (
    <div id="home" className="on-dark bg-asphalt-900 pb-6 text-white">
      <div className="mx-auto max-w-page wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] wide:items-start wide:gap-x-10 wide:gutter wide:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] short:pt-4">
        <div className="gutter pt-5 pb-5 wide:px-0 wide:pt-2 lg:pt-16 short:py-0">
          <h1 className="text-hero rtl:max-wide:text-title short:text-title short:rtl:text-2xl">{content.h1}</h1>
          <p className="mt-2 text-fog wide:text-lg">{content.proof}</p>
          <div className="mt-4 grid grid-cols-2 gap-3 lg:mt-6 short:mt-3">
            <CallLink
              source="hero"
              className="col-span-2 min-h-15 flex-wrap gap-y-0 px-2 text-2xl whitespace-nowrap max-[22rem]:text-[1.375rem] rtl:text-xl rtl:max-[22rem]:text-lg"
            >
              {actions.call} <Phone />
            </CallLink>
            <WhatsAppLink message={whatsappMessage} source="hero" className="px-2">
              {actions.whatsapp}
            </WhatsAppLink>
            <SmsLink body={smsMessage} source="hero" className="px-2">
              {actions.sms}
            </SmsLink>
          </div>
        </div>
        <Carousel
          label={content.slidesLabel}
          slides={content.slides.map((slide, i) => (
            <Slide key={slide.headline} slide={slide} first={i === 0} near={i <= reached} />
          ))}
          onSlide={onMove}
          className="min-w-0"
          // The floating call button keeps clear of the arrow at the end.
          controlsClassName="mx-4 sm:mx-6 wide:mx-0 lg:max-[88rem]:pe-16"
        />
      </div>
    </div>
  );
}
