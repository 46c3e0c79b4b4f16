import type { BookingContent } from '@/content/booking-types';
import { site } from '@/config/site';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import { Picture } from '@/ui/picture';

interface Props {
  words: BookingContent;
  /** The hotline again where there is only one number: it stands here once. */
  second?: string;
}

/**
 * 'Why Choose Us', the hotline and the second contact. The panel is sticky beside the form; in a window lower than the
 * panel, its end sticks, so that the numbers can be seen and focused.
 */
export function WhyPanel({ words, second = site.secondContact }: Props) {
  return (
    <aside className="on-dark edge-after-dark self-start overflow-hidden rounded-xl bg-asphalt-900 text-white lg:sticky lg:bottom-6 lg:self-end lg:tall:top-22 lg:tall:bottom-auto lg:tall:self-start">
      <Picture pic={words.picture} sizes="(min-width: 64rem) 24rem, 92vw" />
      <div className="p-5">
        <h2 className="text-subtitle">{words.why.title}</h2>
        <ul className="mt-3 space-y-3">
          {words.why.points.map((point) => (
            <li key={point.title} className="border-s-4 border-amber-400 ps-3">
              <p className="font-bold">{point.title}</p>
              <p className="text-fog">{point.text}</p>
            </li>
          ))}
        </ul>
        <h2 className="mt-6 text-subtitle">{words.hotline.title}</h2>
        <p className="text-fog">{words.hotline.text}</p>
        <CallLink source="booking" className="mt-3 w-full">
          <Phone />
        </CallLink>
        {second !== site.hotline && (
          <>
            <p className="mt-4 text-fog">{words.hotline.second}</p>
            <CallLink source="booking" variant="ghost" number={second} className="mt-1 w-full">
              <Phone number={second} />
            </CallLink>
          </>
        )}
      </div>
    </aside>
  );
}
