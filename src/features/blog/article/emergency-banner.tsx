import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import { useBlogWords } from '../words';

/** The call, for a reader who turns out to need it now. */
export function EmergencyBanner() {
  const { article: words } = useBlogWords();
  return (
    <section
      aria-labelledby="banner-title"
      className="on-dark edge-after-dark mt-14 rounded-xl bg-asphalt-900 p-6 text-white sm:p-8"
    >
      <h2 id="banner-title" className="text-title">
        {words.bannerTitle}
      </h2>
      <p className="mt-3 text-fog">{words.bannerText}</p>
      <CallLink source="blog" className="mt-5">
        <span>
          {words.callButton} <Phone />
        </span>
      </CallLink>
    </section>
  );
}
